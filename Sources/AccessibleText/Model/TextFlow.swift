// SPDX-License-Identifier: Apache-2.0

/// A group of elements whose text flows from one to the next, in the order of their registration.
///
/// The elements may be of any types, pages and texts: a caption, a column, a note on the page after.
/// Both directions are derived from the one order, so links cannot be asymmetric, whatever the
/// elements say of their neighbours themselves. A host keeps its groups by its own names for them:
///
///     flows[story, default: TextFlow(id: story)].append(column)
///     flows[story]?[column.textElementID]?.nextTextElement
///
/// *Law: in a group `next` and `previous` are inverse, after any insertions and removals.*
public struct TextFlow: Identifiable {
  /// The host's name for the group.
  public let id: UInt64
  private var elements: [any TextInputModel] = []
  private var indices: [TextElementID: Int] = [:]

  /// Makes a group without elements.
  public init(id: UInt64) {
    self.id = id
  }

  /// How many elements there are.
  public var count: Int { elements.count }

  /// The first element, linked to the others.
  public var firstElement: LinkedElement? { element(at: 0) }

  /// The last element, linked to the others.
  public var lastElement: LinkedElement? { element(at: count - 1) }

  /// The element that was registered with an identity, linked to the others.
  public subscript(id: TextElementID) -> LinkedElement? { indices[id].flatMap { element(at: $0) } }

  /// Registers an element as the last.
  ///
  /// - Returns: Whether it was; `false` if the group has an element with its identity.
  /// - Complexity: O(1), and O(elements) while an element of the group is held.
  @discardableResult
  public mutating func append(_ element: any TextInputModel) -> Bool { insert(element, at: count) }

  /// Registers an element before another one.
  ///
  /// - Returns: Whether it was; `false` if there is no such other, and if the group has an element
  ///   with its identity.
  /// - Complexity: O(elements).
  @discardableResult
  public mutating func insert(
    _ element: any TextInputModel, before other: TextElementID
  ) -> Bool {
    indices[other].map { insert(element, at: $0) } ?? false
  }

  /// Takes an element out; its neighbours then follow each other.
  ///
  /// - Returns: Whether the group had it.
  /// - Complexity: O(elements).
  @discardableResult
  public mutating func remove(_ id: TextElementID) -> Bool {
    guard let index = indices.removeValue(forKey: id) else { return false }
    elements.remove(at: index)
    for (other, place) in indices where place > index { indices[other] = place - 1 }
    return true
  }

  private mutating func insert(_ element: any TextInputModel, at index: Int) -> Bool {
    let id = element.textElementID
    guard indices[id] == nil else { return false }
    if index < count {
      for (other, place) in indices where place >= index { indices[other] = place + 1 }
    }
    elements.insert(element, at: index)
    indices[id] = index
    return true
  }

  func element(at index: Int) -> LinkedElement? {
    guard elements.indices.contains(index) else { return nil }
    return LinkedElement(element: elements[index], flow: self, index: index)
  }
}
