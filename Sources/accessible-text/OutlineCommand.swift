// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// `outline`: what a book is and holds: title, contents with page numbers, counts, diagnostics.
enum OutlineCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(arguments, Book.options + [.flag("skipped")])
    if options.has("help") { return output.write(Help.outline) }
    let book = try Book(options)
    let outline = Outline(book, listsSkipped: options.has("skipped"))
    output.write(options.has("json") ? outline.json : outline.text)
  }
}
