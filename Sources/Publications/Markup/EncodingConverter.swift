// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Converts bytes of an encoding into UTF-8: the C library's handle, owned by one reader.
struct EncodingConverter: ~Copyable {
  private let handle: iconv_t

  /// Fails if the C library does not know the encoding.
  init?(from encoding: String) {
    let handle = iconv_open("UTF-8", encoding)
    guard Int(bitPattern: handle) != -1, let handle else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Converts all bytes; each that is not of the encoding becomes U+FFFD.
  func convert(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], isWhole: Bool) {
    var input = bytes.map { CChar(bitPattern: $0) }
    var chunk = [CChar](repeating: 0, count: 1 << 14)
    var utf8: [UInt8] = []
    var isWhole = true
    input.withUnsafeMutableBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      while left > 0 {
        chunk.withUnsafeMutableBufferPointer { chunk in
          var end = chunk.baseAddress
          var room = chunk.count
          let result = iconv(handle, &next, &left, &end, &room)
          let code = errno
          utf8.append(contentsOf: chunk.dropLast(room).map { UInt8(bitPattern: $0) })
          // A full chunk is no fault; a wrong byte or an end in mid-character is passed over.
          if result == Int(bitPattern: UInt.max), code != E2BIG, left > 0 {
            utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
            isWhole = false
            next = next?.advanced(by: 1)
            left -= 1
          }
        }
      }
    }
    return (utf8, isWhole)
  }
}
