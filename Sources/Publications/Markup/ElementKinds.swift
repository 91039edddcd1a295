// SPDX-License-Identifier: Apache-2.0

/// What elements are by their names.
enum ElementKinds {
  /// Elements that start a line of their own; all others are inline.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "colgroup", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "html", "legend", "li",
    "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p", "plaintext", "pre",
    "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    "xmp",
    // The DAISY talking book's, which EPUB 2 allows.
    "bodymatter", "book", "docauthor", "doctitle", "frontmatter", "imggroup", "level", "level1",
    "level2", "level3", "level4", "level5", "level6", "line", "linegroup", "list", "poem",
    "rearmatter", "sidebar",
  ]

  /// Elements whose content is never read.
  ///
  /// Of ruby only the base is text. Of EPUB's `switch` only the default is: a case is in some other
  /// vocabulary.
  static let skipped: Set<String> = [
    "head", "script", "style", "template", "rp", "case", "datalist",
  ]

  /// Those of them that are worth a word, as somebody may have meant them to be read.
  static let programs: Set<String> = ["script", "style", "template"]

  static let tables: Set<String> = ["table", "tr", "td", "th"]
}
