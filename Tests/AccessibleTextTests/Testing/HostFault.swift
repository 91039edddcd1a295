// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A way for a host to be wrong, and the law that it breaks.
struct HostFault: CustomTestStringConvertible {
  let law: TextInputModelLaw
  let name: String
  /// Breaks a chain, of whose elements each has some text; answers with what turns its pages.
  let breakIt: @Sendable ([BrokenHost]) -> (any TextPaging)?

  var testDescription: String { name }

  init(
    _ law: TextInputModelLaw, _ name: String,
    breaking: @escaping @Sendable (BrokenHost) -> Void
  ) {
    self.law = law
    self.name = name
    breakIt = { chain in
      breaking(chain[0])
      return nil
    }
  }

  init(
    _ law: TextInputModelLaw, _ name: String,
    chain: @escaping @Sendable ([BrokenHost]) -> (any TextPaging)?
  ) {
    self.law = law
    self.name = name
    breakIt = chain
  }

  static let all = text + units + links + geometry

  private static let text = [
    HostFault(.textIsKnown, "it does not know its own text") { $0.text = { _ in nil } },
    HostFault(.textFillsRange, "it trims what it answers") { host in
      host.text = { host.sound.text(in: $0).map { String($0.dropLast()) } }
    },
    HostFault(.textSplits, "it answers the start of its text for each piece") { host in
      host.text = { range in
        host.sound.text(in: range).map { String(repeating: "x", count: $0.utf8.count) }
          .flatMap { range == host.textRange ? host.sound.text(in: range) : $0 }
      }
    },
    HostFault(.strangersAreNil, "it has an empty text for a foreign range") { host in
      host.text = { host.sound.text(in: $0) ?? "" }
    },
    HostFault(.strangersAreNil, "it has all its attributes for a foreign range") { host in
      host.attributes = { _ in host.sound.attributes(in: host.textRange) }
    },
    HostFault(.offsetsCount, "it counts bytes as UTF-16 units") { host in
      host.distance = { host.sound.distance(from: $0, to: $1, in: $2 == .utf16 ? .utf8 : $2) }
    },
    HostFault(.offsetsCount, "it counts scalars as characters") { host in
      host.distance = {
        host.sound.distance(from: $0, to: $1, in: $2 == .character ? .scalar : $2)
      }
    },
    HostFault(.offsetsInvert, "it stops one short") { host in
      host.position = { from, count, unit in
        host.sound.position(
          from: from, offsetBy: unit == .scalar && count > 1 ? count - 1 : count, in: unit)
      }
    },
    HostFault(.offsetsEnd, "it clamps to its end") { host in
      host.position = {
        host.sound.position(from: $0, offsetBy: $1, in: $2) ?? host.textRange.end
      }
    },
    HostFault(.positionsCompare, "it answers positions of a version that is gone") { host in
      let copy = host.section.map {
        TextSection($0.content, in: $0.id.space, segmenter: NaiveSegmenter())
      }
      host.position = { from, count, unit in
        host.sound.position(from: from, offsetBy: count, in: unit).flatMap {
          unit == .utf8 && $0 != host.textRange.start ? copy?.position(atUTF8: $0.utf8Offset) : $0
        }
      }
    },
    HostFault(.attributesAreCut, "it answers whole runs") { host in
      host.attributes = { range in
        host.sound.attributes(in: range).compactMap { run in
          host.sound.attributes(in: host.textRange).first { $0.attribute == run.attribute }
        }
      }
    },
    HostFault(.objectsAreCharacters, "its picture is a word") { host in
      let word = host.sound.unit(.word, at: host.textRange.start)
      host.attributes = { _ in
        word.map { [AttributeRun(range: $0, attribute: .object(description: "a boat"))] } ?? []
      }
    },
  ]
}
