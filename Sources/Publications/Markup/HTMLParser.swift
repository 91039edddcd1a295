// SPDX-License-Identifier: Apache-2.0
import CXML2

/// Parses HTML, and what claims to be XHTML but is not well-formed, by libxml2's HTML parser.
enum HTMLParser {
  private static let options = Int32(
    HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_IGNORE_ENC.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_COMPACT.rawValue)

  /// Parses a document to its end, repairing it as browsers do.
  static func parse(_ input: HTMLInput, handler: some MarkupHandler) {
    guard let context = ParserContext(htmlNewParserCtxt()) else { return }
    let parse = MarkupParse(handler, context: context.pointer)
    install(parse, into: context.pointer)
    let document = withSilentErrors {
      input.utf8.withUnsafeBytes { buffer in
        htmlCtxtReadMemory(
          context.pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, "UTF-8", options)
      }
    }
    withExtendedLifetime(parse) {}
    xmlFreeDoc(document)
  }

  private static func install(_ parse: MarkupParse, into context: htmlParserCtxtPtr) {
    guard let sax = context.pointee.sax else { return }
    context.pointee.userData = Unmanaged.passUnretained(parse).toOpaque()
    sax.pointee = xmlSAXHandler()
    sax.pointee.startElement = { data, name, attributes in
      guard let parse = MarkupParse.from(data), let name else { return }
      parse.start(HTMLParser.localName(name), HTMLParser.attributes(attributes))
    }
    sax.pointee.endElement = { data, name in
      guard let name else { return }
      MarkupParse.from(data)?.end(HTMLParser.localName(name))
    }
    sax.pointee.characters = { data, text, count in MarkupParse.from(data)?.text(text, count) }
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    sax.pointee.cdataBlock = sax.pointee.characters
  }

  /// The name without its prefix: XHTML may say `svg:text` where HTML knows no namespaces.
  private static func localName(_ name: UnsafePointer<xmlChar>) -> String {
    let name = String(cString: name).lowercased()
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Copies attributes, two pointers each; the list ends with a null.
  private static func attributes(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?)
    -> [MarkupElement.Attribute]
  {
    guard var pointers else { return [] }
    var result: [MarkupElement.Attribute] = []
    while let name = pointers[0] {
      let value = pointers[1].map { String(cString: $0) } ?? ""
      result.append(.init(name: String(cString: name), value: MisreadControls.replaced(in: value)))
      pointers += 2
    }
    return result
  }
}
