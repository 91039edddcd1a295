// SPDX-License-Identifier: Apache-2.0

extension TextRotor {
  /// Goes on with the text as it is now, from one of its elements, where the cursor is.
  ///
  /// Side lines that were entered are left, since their objects may have changed.
  ///
  /// - Returns: Whether the cursor's place is still in the text; if not, nothing has changed.
  /// - Complexity: O(elements between the element and the place): the nearer the better.
  public mutating func textDidChange(to element: any TextInputModel) -> Bool {
    var changed = self
    while changed.leaveSideLine() != nil {}
    changed.walker.textDidChange(to: element)
    guard changed.walker.reach(changed.caret.position) else { return false }
    self = changed
    return true
  }
}
