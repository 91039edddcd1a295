// SPDX-License-Identifier: Apache-2.0

/// Something a user can do to a text beside reading it.
public struct EditAction: Hashable, Sendable {
  /// What it is called, without a full stop: `Save selection`.
  public let name: String
  /// Where it is listed.
  public let category: Category
  /// What there must be for it to be listed.
  public let subject: Subject
  /// What is said when it has been done, a sentence.
  public let confirmation: String?

  /// Where an action is listed.
  public enum Category: CaseIterable, Hashable, Sendable {
    /// Among the actions of editing, beside cut, copy and paste.
    case edit
    /// Among the other actions.
    case other
  }

  /// What an action acts on.
  public enum Subject: CaseIterable, Hashable, Sendable {
    /// Selected text.
    case selection
    /// A caret or selected text.
    case caret
    /// Whatever there is.
    case anything
  }

  /// Makes an action.
  public init(
    _ name: String, category: Category = .edit, on subject: Subject = .selection,
    confirmation: String? = nil
  ) {
    self.name = name
    self.category = category
    self.subject = subject
    self.confirmation = confirmation
  }

  /// Keeps the selected text; the host stores it.
  public static let saveSelection = EditAction("Save selection", confirmation: "Text saved.")

  /// Whether there is something to act on.
  func hasSubject(in selection: TextSelection?) -> Bool {
    switch subject {
    case .selection: selection?.isEmpty == false
    case .caret: selection != nil
    case .anything: true
    }
  }
}
