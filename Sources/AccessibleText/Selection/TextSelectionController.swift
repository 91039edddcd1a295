// SPDX-License-Identifier: Apache-2.0

/// Holds the one selection of a text, and tells its observer of each change.
///
/// *Law: the observer is told will and did exactly once for a change, and never for none.* A selection
/// that is stale, foreign or out of range is ignored and changes nothing.
public final class TextSelectionController {
  /// Who is told; held weakly.
  public weak var observer: (any TextSelectionObserver)?
  /// What is selected; `nil` where there is not even a caret.
  public private(set) var selection: TextSelection?
  private var walker: TextWalker
  private var isAboutToChange = false

  /// Makes a controller without a selection.
  ///
  /// - Parameter element: An element of the text, from which the others are found.
  public init(in element: any TextInputModel) {
    walker = TextWalker(at: element)
  }

  /// The element that holds the focus.
  public var element: any TextInputModel { walker.element }

  /// Selects something else; `nil` selects nothing.
  ///
  /// - Returns: Whether the selection has changed. What an observer asks for while it is told of a
  ///   change that is about to happen is ignored.
  @discardableResult
  public func select(_ wanted: TextSelection?) -> Bool {
    guard let wanted else { return change(to: nil, walker) }
    var walker = walker
    guard let held = walker.hold(wanted) else { return false }
    return change(to: held, walker)
  }

  /// Selects the unit that a caret is in.
  @discardableResult
  public func select(_ granularity: TextGranularity, at caret: TextCaret) -> Bool {
    var walker = walker
    guard let wanted = walker.select(granularity, at: caret) else { return false }
    return change(to: wanted, walker)
  }

  /// Selects all of the element, of its page, or of the text.
  @discardableResult
  public func selectAll(_ scope: TextSelectionScope = .document) -> Bool {
    var walker = walker
    guard let wanted = walker.selectAll(scope) else { return false }
    return change(to: wanted, walker)
  }

  /// Moves the focus over the next unit.
  ///
  /// - Returns: Whether the selection has changed; not at the end of the text.
  @discardableResult
  public func extend(by granularity: TextGranularity, _ direction: StorageDirection) -> Bool {
    var walker = walker
    guard let selection, let wanted = walker.extend(selection, by: granularity, direction) else {
      return false
    }
    return change(to: wanted, walker)
  }

  /// Goes on with the text as it is now, from one of its elements; a selection that is stale there
  /// is dropped.
  public func textDidChange(to element: any TextInputModel) {
    var walker = TextWalker(at: element)
    let held = selection.flatMap { walker.hold($0) }
    if !change(to: held, walker), selection == held { self.walker = walker }
  }

  /// The selected text; `nil` without a selection.
  ///
  /// - Complexity: O(length of the text and elements it runs over).
  public var selectedText: String? {
    selection.flatMap { walker.text(in: $0.range) }
  }

  private func change(to wanted: TextSelection?, _ reached: TextWalker) -> Bool {
    guard !isAboutToChange, wanted != selection else { return false }
    isAboutToChange = true
    observer?.selectionWillChange(in: self)
    isAboutToChange = false
    selection = wanted
    walker = reached
    observer?.selectionDidChange(in: self)
    return true
  }
}

/// Who is told when a selection changes.
public protocol TextSelectionObserver: AnyObject {
  /// The selection is about to change; the controller still has the old one.
  func selectionWillChange(in controller: TextSelectionController)
  /// The selection has changed; the controller has the new one.
  func selectionDidChange(in controller: TextSelectionController)
}
