// SPDX-License-Identifier: Apache-2.0
import CXML2

/// The one entity handed back to libxml2, filled anew for each reference.
///
/// In text it is passed off as predefined, so that its content is taken as characters and never
/// parsed. In attribute values libxml2 would keep only a predefined entity's first byte; there it is
/// a general one, which leaves the reference in the value for us to replace.
final class EntityAnswer {
  private let entity: UnsafeMutablePointer<xmlEntity>
  private var content: UnsafeMutablePointer<xmlChar>
  private var name: UnsafeMutablePointer<xmlChar>

  init() {
    entity = .allocate(capacity: 1)
    entity.initialize(to: xmlEntity())
    content = .allocate(capacity: 1)
    content.initialize(to: 0)
    name = .allocate(capacity: 1)
    name.initialize(to: 0)
  }

  deinit {
    entity.deallocate()
    content.deallocate()
    name.deallocate()
  }

  /// The entity with a name and a text.
  func fill(name: String, text: String, inAttribute: Bool) -> UnsafeMutablePointer<xmlEntity> {
    Self.replace(&content, with: text)
    Self.replace(&self.name, with: name)
    entity.pointee.type = XML_ENTITY_DECL
    entity.pointee.name = UnsafePointer(self.name)
    entity.pointee.content = content
    entity.pointee.orig = content
    entity.pointee.length = Int32(text.utf8.count)
    entity.pointee.etype =
      inAttribute ? XML_INTERNAL_GENERAL_ENTITY : XML_INTERNAL_PREDEFINED_ENTITY
    // Marked as checked, so that its content is not parsed in search of loops.
    entity.pointee.checked = 2
    return entity
  }

  /// An external parameter entity, which libxml2 passes over because it may not load it.
  func fillParameter(name: String) -> UnsafeMutablePointer<xmlEntity> {
    let entity = fill(name: name, text: "", inAttribute: false)
    entity.pointee.etype = XML_EXTERNAL_PARAMETER_ENTITY
    return entity
  }

  private static func replace(_ buffer: inout UnsafeMutablePointer<xmlChar>, with text: String) {
    buffer.deallocate()
    let bytes = Array(text.utf8) + [0]
    buffer = .allocate(capacity: bytes.count)
    buffer.initialize(from: bytes, count: bytes.count)
  }
}
