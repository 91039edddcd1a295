// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// Bytes are a text and its layout; the document holds all laws of a host.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard count > 12, count < 1024 else { return 0 }
  var input = ByteReader(Array(UnsafeBufferPointer(start: start, count: count)))
  guard let first = input.document(length: count).firstElement else { return 0 }
  var check = TextInputModelConformance(of: first, seed: UInt64(count))
  check.sampledElements = 6
  check.placesInWindow = 16
  let findings = check.check()
  guard findings.isEmpty else { fatalError("\(findings)") }
  return 0
}
