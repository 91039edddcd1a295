// SPDX-License-Identifier: Apache-2.0
import CICUShim

/// Converts bytes of an encoding into UTF-8: ICU's converter, owned by one reader.
struct EncodingConverter: ~Copyable {
  private let handle: OpaquePointer

  /// Fails if ICU does not know the encoding.
  ///
  /// What the web has always read in a wider encoding than its name says is read so here too.
  /// Source: WHATWG Encoding, "Names and labels".
  init?(from encoding: String) {
    let name = encoding.lowercased()
    guard let handle = cicu_converter_open(Self.wider[name] ?? name) else { return nil }
    self.handle = handle
  }

  deinit { cicu_converter_close(handle) }

  private static let wider = [
    "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "latin1": "windows-1252",
    "us-ascii": "windows-1252", "ascii": "windows-1252", "iso-8859-9": "windows-1254",
    "latin5": "windows-1254", "iso-8859-11": "windows-874", "tis-620": "windows-874",
    "gb2312": "gb18030", "gbk": "gb18030", "x-gbk": "gb18030", "euc-cn": "gb18030",
    "shift_jis": "windows-31j", "shift-jis": "windows-31j", "sjis": "windows-31j",
    "x-sjis": "windows-31j", "euc-kr": "windows-949", "ks_c_5601-1987": "windows-949",
    "big5": "windows-950", "x-x-big5": "windows-950",
  ]

  /// Converts all bytes; what is not of the encoding becomes U+FFFD.
  ///
  /// - Complexity: O(bytes).
  func convert(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], isWhole: Bool) {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var offset = 0
    var hasMore = true
    bytes.withUnsafeBufferPointer { bytes in
      var nothing: UInt8 = 0
      while hasMore {
        var count = 0
        hasMore = withUnsafePointer(to: &nothing) { empty in
          cicu_converter_read(
            handle, bytes.baseAddress ?? empty, bytes.count, &offset, &chunk, chunk.count, &count)
        }
        utf8 += chunk[..<count]
      }
    }
    return (utf8, utf8.firstRange(of: [0xEF, 0xBF, 0xBD]) == nil)
  }
}
