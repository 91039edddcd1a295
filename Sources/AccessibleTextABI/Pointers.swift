// SPDX-License-Identifier: Apache-2.0
internal import CAccessibleText

extension UnsafeMutablePointer {
  var isAligned: Bool { UInt(bitPattern: self) % UInt(MemoryLayout<Pointee>.alignment) == 0 }
}

/// A place that an answer is written to.
func checked<Value>(
  _ pointer: UnsafeMutablePointer<Value>?
) throws(Refusal) -> UnsafeMutablePointer<Value> {
  guard let pointer, pointer.isAligned else { throw Refusal(AXT_BAD_POINTER) }
  return pointer
}

/// A place that an answer is written to, if the caller wants it.
func checkedIfGiven<Value>(
  _ pointer: UnsafeMutablePointer<Value>?
) throws(Refusal) -> UnsafeMutablePointer<Value>? {
  guard let pointer else { return nil }
  return try checked(pointer)
}

/// A list that is read; it may be null where it is empty.
func checked<Value>(
  _ pointer: UnsafePointer<Value>?, count: Int
) throws(Refusal) -> UnsafeBufferPointer<Value> {
  guard let pointer, count > 0 else {
    guard count == 0 else { throw Refusal(AXT_BAD_POINTER) }
    return UnsafeBufferPointer(start: nil, count: 0)
  }
  let buffer = try checked(UnsafeMutablePointer(mutating: pointer), capacity: count)
  return UnsafeBufferPointer(buffer)
}

/// A buffer that is written to; it may be null where its capacity is 0.
func checked<Value>(
  _ pointer: UnsafeMutablePointer<Value>?, capacity: Int
) throws(Refusal) -> UnsafeMutableBufferPointer<Value> {
  guard let pointer, capacity > 0 else {
    guard capacity == 0 else { throw Refusal(AXT_BAD_POINTER) }
    return UnsafeMutableBufferPointer(start: nil, count: 0)
  }
  let end = UInt(bitPattern: pointer).addingReportingOverflow(
    UInt(capacity).multipliedReportingOverflow(by: UInt(MemoryLayout<Value>.stride)).partialValue)
  guard pointer.isAligned, !end.overflow, capacity <= Int.max / MemoryLayout<Value>.stride else {
    throw Refusal(AXT_BAD_POINTER)
  }
  return UnsafeMutableBufferPointer(start: pointer, count: capacity)
}

/// The bytes of a string, which may be null where they are none.
func bytes(of string: axt_string) throws(Refusal) -> UnsafeBufferPointer<UInt8> {
  let characters = try checked(string.utf8, count: string.length)
  return UnsafeRawBufferPointer(characters).assumingMemoryBound(to: UInt8.self)
}

/// Refuses structures of another size than those of the header that this was built with.
func check<Value>(_ size: Int, isSizeOf type: Value.Type) throws(Refusal) {
  guard size == MemoryLayout<Value>.size else { throw Refusal(AXT_BAD_SIZE) }
}
