// SPDX-License-Identifier: Apache-2.0
import CXML2

/// Parses XML by libxml2's SAX2 interface, and loads nothing that the document names.
enum XMLParser {
  private static let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue)

  /// What parsing left behind.
  struct Result {
    /// The first place that is not well-formed; parsing stopped there.
    var fault: MarkupFault?
    /// What was left out on the way.
    var warnings: [MarkupFault] = []
  }

  /// Parses a document and tells the handler of it, up to the first place that is not well-formed.
  static func parse(_ bytes: [UInt8], handler: some MarkupHandler) -> Result {
    guard let context = ParserContext(xmlNewParserCtxt()) else {
      return Result(fault: MarkupFault(line: 0, message: "out of memory"))
    }
    let parse = MarkupParse(handler, context: context.pointer)
    install(parse, into: context.pointer)
    let document = withSilentErrors {
      bytes.withUnsafeBytes { buffer in
        xmlCtxtReadMemory(
          context.pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, nil, options)
      }
    }
    withExtendedLifetime(parse) {}
    xmlFreeDoc(document)
    if context.pointer.pointee.wellFormed == 0, parse.fault == nil, !handler.isDone {
      parse.fault = MarkupFault(line: 0, message: "the document is empty")
    }
    return Result(fault: parse.fault, warnings: parse.warnings)
  }

  private static func install(_ parse: MarkupParse, into context: xmlParserCtxtPtr) {
    guard let sax = context.pointee.sax else { return }
    context.pointee.userData = Unmanaged.passUnretained(parse).toOpaque()
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { data, name, _, _, _, _, count, _, attributes in
      guard let parse = MarkupParse.from(data), let name else { return }
      let read = parse.attributes(attributes, count: Int(count))
      parse.start(String(cString: name), read)
    }
    sax.pointee.endElementNs = { data, name, _, _ in
      guard let name else { return }
      MarkupParse.from(data)?.end(String(cString: name))
    }
    sax.pointee.characters = { data, text, count in MarkupParse.from(data)?.text(text, count) }
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    sax.pointee.cdataBlock = sax.pointee.characters
    sax.pointee.getEntity = { data, name in
      guard let name else { return nil }
      return MarkupParse.from(data)?.entity(String(cString: name))
    }
    sax.pointee.getParameterEntity = { data, name in
      guard let name else { return nil }
      return MarkupParse.from(data)?.parameterEntity(String(cString: name))
    }
    sax.pointee.entityDecl = { data, name, type, _, _, content in
      let parameters = [XML_INTERNAL_PARAMETER_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY]
      guard let name, !parameters.contains(where: { Int32($0.rawValue) == type }) else { return }
      let isInternal = type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
      MarkupParse.from(data)?.entities.declare(
        String(cString: name),
        content: isInternal ? content.map { String(cString: $0) } : nil)
    }
    sax.pointee.serror = { data, error in
      guard let error else { return }
      MarkupParse.from(data)?.report(error.pointee)
    }
  }
}

/// libxml2's parser context, owned by one parse.
struct ParserContext: ~Copyable {
  let pointer: xmlParserCtxtPtr

  init?(_ pointer: xmlParserCtxtPtr?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeParserCtxt(pointer) }
}
