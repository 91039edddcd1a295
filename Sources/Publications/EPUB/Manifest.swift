// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The resources that an EPUB lists, by id.
struct Manifest {
  private var items: [String: Item] = [:]
  private(set) var navigation: Item?
  private(set) var ncx: Item?
  private(set) var diagnostics: [Diagnostic] = []

  struct Item {
    let id: String
    let reference: String
    let mediaType: String
    let fallback: String?
    let line: Int
  }

  static let ncxType = "application/x-dtbncx+xml"

  init(_ elements: [MarkupTree], path: String) {
    for element in elements {
      let item = Item(
        id: element["id"]?.collapsed ?? "", reference: element["href"]?.collapsed ?? "",
        mediaType: Self.mediaType(element["media-type"] ?? ""),
        fallback: element["fallback"]?.collapsed, line: element.element.line)
      if items[item.id] == nil {
        items[item.id] = item
      } else {
        diagnostics.append(
          Diagnostic(
            path: path, line: item.line,
            message: "The id “\(item.id)” is used twice; the first item keeps it."))
      }
      if element.element.words("properties").contains("nav") { navigation = navigation ?? item }
      if item.mediaType == Self.ncxType { ncx = ncx ?? item }
    }
  }

  subscript(_ id: String) -> Item? { items[id] }

  /// An item and what it falls back to, in order; a chain that leads back into itself ends there.
  func chain(from item: Item) -> [Item] {
    var chain = [item]
    var seen: Set<String> = [item.id]
    while let next = chain.last?.fallback.flatMap({ items[$0] }), seen.insert(next.id).inserted {
      chain.append(next)
    }
    return chain
  }

  /// The type without its parameters.
  private static func mediaType(_ text: String) -> String {
    String(text.prefix { $0 != ";" }).collapsed.lowercased()
  }
}
