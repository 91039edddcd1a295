// SPDX-License-Identifier: Apache-2.0
import CXML2

/// One parse under way: what libxml2's callbacks are handed as their user data.
final class MarkupParse {
  var entities = MarkupEntities()
  var fault: MarkupFault?
  private(set) var warnings: [MarkupFault] = []
  private let handler: any MarkupHandler
  private let context: xmlParserCtxtPtr
  private let answer = EntityAnswer()
  private static let mostWarnings = 20

  init(_ handler: any MarkupHandler, context: xmlParserCtxtPtr) {
    self.handler = handler
    self.context = context
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> MarkupParse? {
    data.map { Unmanaged<MarkupParse>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { Int(context.pointee.input?.pointee.line ?? 0) }

  func start(_ name: String, _ attributes: [MarkupElement.Attribute]) {
    guard !handler.isDone else { return xmlStopParser(context) }
    handler.start(MarkupElement(name: name, attributes: attributes, line: line))
  }

  func end(_ name: String) { handler.end(name) }

  func text(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let text, count > 0 else { return }
    let utf8 = UnsafeBufferPointer(start: text, count: Int(count)).span
    // The parsers hand over a reference alone.
    if utf8.count == 2, MisreadControls.areIn(utf8) {
      handler.text(MisreadControls.replaced(in: utf8).span)
    } else {
      handler.text(utf8)
    }
  }

  func warn(_ message: String) {
    guard warnings.count < Self.mostWarnings else { return }
    warnings.append(MarkupFault(line: line, message: message))
  }

  func report(_ error: xmlError) {
    if error.domain == Int32(XML_FROM_NAMESPACE.rawValue), !handler.isDone {
      // The document can be read, but by its letter it is no XML.
      let message = error.message.map { String(cString: $0).collapsed } ?? "error \(error.code)"
      return warn("A name is not what namespaces allow: \(message).")
    }
    guard error.level == XML_ERR_FATAL, fault == nil, !handler.isDone else { return }
    let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
    fault = MarkupFault(line: Int(error.line), message: message.collapsed)
  }

  /// Answers for an entity that XML does not define.
  func entity(_ name: String) -> UnsafeMutablePointer<xmlEntity> {
    let inAttribute = context.pointee.instate == XML_PARSER_ATTRIBUTE_VALUE
    if inAttribute { return answer.fill(name: name, text: "", inAttribute: true) }
    return answer.fill(name: name, text: replacement(of: name), inAttribute: false)
  }

  /// Answers for an entity of the document type, none of which is read.
  func parameterEntity(_ name: String) -> UnsafeMutablePointer<xmlEntity> {
    answer.fillParameter(name: name)
  }

  private func replacement(of name: String) -> String {
    if let text = entities.text(of: name) { return text }
    if entities.isLeftOut(name) {
      warn("The entity “\(name)” was left out: it is external, has markup, or is too long.")
      return ""
    }
    warn("The entity “\(name)” is not known and was read as it is written.")
    return "&\(name);"
  }

  /// Copies libxml2's attributes, five pointers each: name, prefix, namespace, value start and end.
  func attributes(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int)
    -> [MarkupElement.Attribute]
  {
    guard let pointers, count > 0 else { return [] }
    var result: [MarkupElement.Attribute] = []
    for index in 0..<count {
      let fields = pointers + index * 5
      guard let name = fields[0], let start = fields[3], let end = fields[4],
        let prefix = Self.prefix(ofNamespace: fields[2], written: fields[1])
      else { continue }
      let value = String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
      result.append(
        .init(
          name: prefix + String(cString: name),
          value: MisreadControls.replaced(in: entities.decoded(value))))
    }
    return result
  }

  /// The prefix we know a namespace by; `nil` for one that says nothing to us.
  ///
  /// A prefix that nobody has declared is taken for the one it looks like.
  private static func prefix(
    ofNamespace name: UnsafePointer<xmlChar>?, written: UnsafePointer<xmlChar>?
  ) -> String? {
    guard let name else { return written.map { String(cString: $0) + ":" } ?? "" }
    return switch String(cString: name) {
    case "http://www.w3.org/XML/1998/namespace": "xml:"
    case "http://www.idpf.org/2007/ops": "epub:"
    case "http://www.w3.org/1999/xlink": "xlink:"
    case "http://www.w3.org/2001/10/synthesis": "ssml:"
    default: nil
    }
  }
}
