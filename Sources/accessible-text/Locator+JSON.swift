// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

extension PublicationLocator {
  /// The locator as a JSON object; its section counts from 1, as everywhere on the command line.
  var json: JSONObject {
    var object = JSONObject()
    object.add("section", section + 1)
    object.add("file", file)
    object.add("cfi", cfi?.description)
    object.add("before", quote.before)
    object.add("text", quote.exact)
    object.add("after", quote.after)
    object.add("progress", progress)
    return object
  }

  /// Reads the object back; members it does not know are passed over.
  ///
  /// - Throws: `usage` for what is no such object, or only a part of one.
  init(json: String) throws(ToolError) {
    guard let members = JSONMembers(json), case .number(let section)? = members["section"],
      section >= 1, section <= Double(Int32.max), section == section.rounded()
    else { throw .usage("“\(json.onOneLine)” is no locator.") }
    var cfi: EPUBCFI?
    if let text = members.string("cfi") {
      do throws(CFIError) {
        cfi = try EPUBCFI(text)
      } catch {
        throw .usage("“\(text.onOneLine)” is no canonical fragment identifier. \(error)")
      }
    }
    var progress = 0.0
    if case .number(let number)? = members["progress"] { progress = number }
    self.init(
      section: Int(section) - 1, file: members.string("file"), cfi: cfi,
      quote: TextQuote(
        before: members.string("before") ?? "", exact: members.string("text") ?? "",
        after: members.string("after") ?? ""),
      progress: progress)
  }
}
