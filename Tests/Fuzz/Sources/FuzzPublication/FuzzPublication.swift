// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Glibc
import Publications

/// Bytes are a file: what kind, is judged as ever by what is in it.
///
/// Each section that comes of it has blocks that ascend inside of it, each with text that is whole UTF-8.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard count > 0, count < 1 << 16 else { return 0 }
  let path = "/dev/shm/fuzz-publication-\(getpid())"
  let file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
  guard file >= 0 else { return 0 }
  let isWritten = write(file, start, count) == count
  close(file)
  guard isWritten, let publication = try? Publication.open(path) else { return 0 }
  let space = TextSpace()
  for index in 0..<min(publication.sectionCount, 40) {
    let content = publication.content(ofSection: index)
    let section = TextSection(content, in: space, ordinal: index, segmenter: NaiveSegmenter())
    var end = section.textRange.start
    for block in section.blocks.indices {
      guard let range = section.range(ofBlock: block), section.text(in: range) != nil,
        end.utf8Offset <= range.start.utf8Offset
      else { fatalError("block \(block) has no text, or one before \(end)") }
      end = range.end
    }
    guard end.utf8Offset <= section.textRange.end.utf8Offset else { fatalError("\(end)") }
  }
  return 0
}
