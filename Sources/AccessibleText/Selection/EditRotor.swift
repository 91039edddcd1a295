// SPDX-License-Identifier: Apache-2.0

/// Goes through the actions that can be done to a selection.
///
/// Built-in actions come first, in their order, then the host's own in theirs. Own actions never
/// replace built-in ones: of two that are equal the first stays.
public struct EditRotor: Hashable, Sendable {
  private let actions: [EditAction]
  private let category: EditAction.Category
  /// The action that was said last, if it still can be done.
  public private(set) var chosen: EditAction?

  /// Makes the rotor of a category.
  public init(
    builtIn: [EditAction] = [], custom: [EditAction], category: EditAction.Category = .edit
  ) {
    var actions: [EditAction] = []
    for action in builtIn + custom where action.category == category && !actions.contains(action) {
      actions.append(action)
    }
    self.actions = actions
    self.category = category
  }

  /// The actions for which there is something to act on; if there are none, there is no such rotor.
  public func actions(on selection: TextSelection?) -> [EditAction] {
    actions.filter { $0.hasSubject(in: selection) }
  }

  /// Goes to the next action (a swipe down) or to the one before, and says its name.
  public mutating func swipe(
    _ direction: StorageDirection, on selection: TextSelection?
  ) -> RotorAnswer {
    let listed = actions(on: selection)
    let here = chosen.flatMap { listed.firstIndex(of: $0) }
    let next =
      here.map { direction == .forward ? $0 + 1 : $0 - 1 }
      ?? (direction == .forward ? 0 : listed.count - 1)
    guard listed.indices.contains(next) else { return .boundary }
    chosen = listed[next]
    return RotorAnswer(listed[next].name + ".")
  }

  /// Asks the host to do the chosen action.
  ///
  /// - Returns: `nil` where none is chosen or there is nothing left to act on.
  public func perform(on selection: TextSelection?) -> EditAction? {
    chosen.flatMap { $0.hasSubject(in: selection) ? $0 : nil }
  }
}

extension EditAction {
  /// What is said when the host has done the action, or could not.
  public func answer(to outcome: EditOutcome) -> RotorAnswer {
    switch outcome {
    case .done: RotorAnswer(confirmation)
    case .refused: .boundary
    }
  }
}

/// What came of an action.
public enum EditOutcome: Hashable, Sendable {
  /// The host has done it.
  case done
  /// It could not be done.
  case refused
}
