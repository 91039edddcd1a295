// SPDX-License-Identifier: Apache-2.0
import Publications

/// Bytes are a fragment identifier: one that can be read is printed and read again the same.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes, as: UTF8.self)
  for text in [text, "epubcfi(\(text))", "epubcfi(/6/\(text))"] {
    guard let cfi = try? EPUBCFI(text) else { continue }
    guard let again = try? EPUBCFI(cfi.description), again == cfi else {
      fatalError("\(cfi) is not read again")
    }
  }
  return 0
}
