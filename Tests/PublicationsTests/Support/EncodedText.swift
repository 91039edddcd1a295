// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A text in another encoding, written by the C library, which the reader does not use.
func encoded(_ text: String, in encoding: String) -> [UInt8] {
  guard let handle = iconv_open(encoding, "UTF-8"), Int(bitPattern: handle) != -1 else { return [] }
  defer { iconv_close(handle) }
  var input = text.utf8.map { CChar(bitPattern: $0) }
  var output = [CChar](repeating: 0, count: input.count * 8 + 16)
  return input.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBufferPointer { output in
      var from = input.baseAddress
      var left = input.count
      var to = output.baseAddress
      var room = output.count
      guard iconv(handle, &from, &left, &to, &room) != Int(bitPattern: UInt.max) else { return [] }
      // What shifts back to ASCII at the end.
      _ = iconv(handle, nil, nil, &to, &room)
      return output.dropLast(room).map { UInt8(bitPattern: $0) }
    }
  }
}
