// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A check that cannot fail is a defect: each of the laws is broken here.
@Suite("TextInputModelConformance")
struct TextInputModelConformanceTests {
  /// Laws about what is derived from a host's answers: they prove the core, and no host can break them.
  private static let heldByTheCore: Set<TextInputModelLaw> = [.movesProgress]

  @Test func `a host that tells the truth breaks no law`() {
    let chain = BrokenHost.chain()
    #expect(chain.count > 3)
    for seed in 0..<2 as Range<UInt64> {
      #expect(TextInputModelConformance(of: chain[0], seed: seed).check() == [])
    }
  }

  @Test(arguments: HostFault.all)
  func `a broken host is found by the law that it breaks`(fault: HostFault) {
    expectFound(fault)
  }

  @Test func `each law is broken by a host`() {
    let broken = Set(HostFault.all.map(\.law))
    #expect(broken.isDisjoint(with: Self.heldByTheCore))
    #expect(broken.union(Self.heldByTheCore) == Set(TextInputModelLaw.allCases))
  }

  @Test func `a finding is a sentence with its place in the text`() {
    let chain = BrokenHost.chain()
    chain[0].tokenizerFault = .isInsideGaps
    let finding = TextInputModelConformance(of: chain[0]).check()
      .first { $0.law == .tokenizerInside }
    #expect(
      finding?.description == """
        Element 0: A position is inside a unit where the tokenizer finds one. \
        At “‸The tide was out. Anna saw ”. Asked backward for a character.
        """)
  }

  @Test func `a stale range is asked about where the host has one`() {
    let chain = BrokenHost.chain()
    let stale = BrokenHost.chain()[0].textRange
    var check = TextInputModelConformance(of: chain[0])
    check.staleRange = stale
    #expect(check.check() == [])
    chain[0].text = { [sound = chain[0].sound] in $0 == stale ? "gone" : sound.text(in: $0) }
    #expect(check.check().map(\.law) == [.strangersAreNil])
  }

  @Test func `a long chain is followed up to its limit, and a sample of it asked everything`() {
    let chain = (0..<500).map { ReferenceModel("\($0)") }
    ReferenceModel.link(chain)
    chain[450].nextTextElement = ReferenceModel("not linked back")
    var check = TextInputModelConformance(of: chain[0])
    check.sampledElements = 8
    check.elementLimit = 400
    #expect(check.check() == [])
    check.elementLimit = 452
    #expect(check.check().contains { $0.law == .linksInvert && $0.element == 450 })
  }

  @Test func `a long text is asked about at its start, its end and between`() {
    let model = ReferenceModel(String(repeating: "one two. ", count: 80))
    #expect(TextInputModelConformance(of: model).check() == [])
  }

  private func expectFound(_ fault: HostFault) {
    let chain = BrokenHost.chain()
    var check = TextInputModelConformance(of: chain[0])
    check.paging = fault.breakIt(chain)
    check.sampledElements = 2
    var findings = check.check()
    if !findings.contains(where: { $0.law == fault.law }) {
      // In small windows, a host is asked about less than all of its text.
      check.placesInWindow = 12
      findings += check.check()
    }
    #expect(findings.contains { $0.law == fault.law }, "\(findings)")
    // Links in both directions are not held, so that the chain goes with the test.
    withExtendedLifetime(chain) {}
  }
}
