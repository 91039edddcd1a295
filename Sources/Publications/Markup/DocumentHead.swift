// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Reads what an HTML document says of itself: its title and its language; stops at its body.
final class DocumentHead: MarkupHandler {
  private(set) var language = TextLanguage.undetermined
  private(set) var isDone = false
  private var words = ""
  private var inTitle = false

  var title: String? { words.collapsed.isEmpty ? nil : words.collapsed }

  /// Reads the head of a document.
  static func read(_ bytes: [UInt8]) -> DocumentHead {
    if MarkupDocument.claimsXML(bytes) {
      let head = DocumentHead()
      if XMLParser.parse(bytes, handler: head).fault == nil { return head }
    }
    let head = DocumentHead()
    HTMLParser.parse(HTMLInput(bytes), handler: head)
    return head
  }

  func start(_ element: MarkupElement) {
    switch element.name {
    case "html": if let declared = element.language { language = TextLanguage(declared) }
    case "title": inTitle = words.isEmpty
    case "body":
      // Where the root says nothing, the body's language is that of all there is to read.
      if language == .undetermined, let declared = element.language {
        language = TextLanguage(declared)
      }
      isDone = true
    default: break
    }
  }

  func text(_ text: Span<UInt8>) {
    if inTitle { words += String(copying: text) }
  }

  func end(_ name: String) { inTitle = false }
}
