// SPDX-License-Identifier: Apache-2.0

extension EPUBCFI: CustomStringConvertible {
  /// The identifier as it is written: `epubcfi(/6/4!/4/10/3:10)`.
  public var description: String {
    let ends = ends.map { ",\($0.start),\($0.end)" } ?? ""
    return "epubcfi(\(path)\(ends))"
  }
}

extension CFIPath: CustomStringConvertible {
  /// The path as it is written: `/6/4!/4/10/3:10`.
  public var description: String {
    steps.map(\.description).joined() + (offset?.description ?? "")
  }
}

extension CFIStep: CustomStringConvertible {
  /// The step as it is written: `/4[body01]`.
  public var description: String {
    "\(entersDocument ? "!" : "")/\(index)\(id.map { "[\($0.escapedForCFI)]" } ?? "")"
  }
}

extension CFIOffset: CustomStringConvertible {
  /// The offset as it is written: `:10[before,after;s=b]`.
  public var description: String {
    var assertion = before?.escapedForCFI ?? ""
    if let after { assertion += "," + after.escapedForCFI }
    if let side { assertion += ";s=" + side.rawValue }
    return ":\(utf16)" + (assertion.isEmpty ? "" : "[\(assertion)]")
  }
}

extension String {
  /// The text with a circumflex before each sign that means something in an identifier.
  fileprivate var escapedForCFI: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if "^[](),;=".unicodeScalars.contains(scalar) { escaped += "^" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
