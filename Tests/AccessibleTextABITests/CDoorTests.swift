// SPDX-License-Identifier: Apache-2.0
import AccessibleTextABI
import CAccessibleText
import CDoorProgram
import Dispatch
import Testing

@Suite("C door")
struct CDoorTests {
  @Test func `a program in C hands a text over and asks about it`() {
    #expect(
      log(of: door_read) == """
        — nothing is there
        unit 1: (3, 70)
        — one section
        unit 1: 70:1:0 to 70:1:7 “Morning”
        unit 4: 70:1:0 to 70:2:0 “Morning 🌊
        ”
        unit 5: (4, 70)
        move 4 of 1: 4 to 70:2:9, pages 0
        unit 1: 70:2:9 to 70:2:12 “was”
        element 1: (3, 71)
        element -1: (1, 0)
        move 1 of 5: (4, 70)
        rects: 4, 0, 70
        — with its lines
        unit 5: 70:2:0 to 70:2:18 “The tide was out. ”
        element 0: page 1, role 0.0, flags 7, 70:2:0 to 70:2:18 “The tide was out. ”
        element 1: page 2, role 0.0, flags 4, 70:2:18 to 70:2:24 “Nobody”
        rects: 0, 2, 0
          70.0 10,20 80x20 1
          70.0 10,40 68x20 18
        — with all sections
        move 100 of 1: 6 to 70:2:18, pages 1
        element 0: page 2, role 0.0, flags 7, 70:2:18 to 70:2:24 “Nobody”
        element -1: page 1, role 0.0, flags 7, 70:2:0 to 70:2:18 “The tide was out. ”
        move 1 of 1: (1, 0)
        move \(Int64.min) of 1: 6 to 70:1:0, pages 1
        unit 7: 70:2:18 to 70:2:24 “Nobody”
        70:2:18 to 70:1:0 “Morning 🌊
        The tide was out. ”

        """)
  }

  @Test func `whatever a program does wrong is a status`() {
    #expect(log(of: door_misuse) == "")
  }

  @Test func `many threads hand over and ask at once`() {
    var text = axt_text()
    #expect(axt_text_create(Int32(AXT_UTF8), Int32(AXT_WITHOUT_LAYOUTS), &text) == 0)
    let handle = text.id
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      let text = axt_text(id: handle)
      for number in 0..<50 {
        let key = UInt64(thread * 1_000 + number)
        _ = withUnsafePointer(to: key) { axt_text_append_sections(text, $0, 1) }
        _ = axt_text_push_section(text, key, nil, 0, MemoryLayout<axt_block>.size, nil)
        var element = axt_element()
        let place = axt_position(section: key, block: .max, offset: 0, version: 0)
        let status = axt_text_element(text, place, Int32(AXT_HERE), &element, nil)
        if Int(status) != AXT_NONE { Issue.record("\(status)") }
      }
    }
    let keys = (0..<8).flatMap { thread in (0..<50).map { UInt64(thread * 1_000 + $0) } }
    for key in keys {
      #expect(
        withUnsafePointer(to: key) { Int(axt_text_append_sections(text, $0, 1)) }
          == AXT_KEY_USED_TWICE)
    }
    #expect(axt_text_free(text) == 0)
  }

  private func log(of program: (UnsafeMutablePointer<CChar>?, Int) -> Void) -> String {
    var buffer = [CChar](repeating: 0, count: 8_192)
    buffer.withUnsafeMutableBufferPointer { program($0.baseAddress, $0.count) }
    let written = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: written, as: UTF8.self)
  }
}
