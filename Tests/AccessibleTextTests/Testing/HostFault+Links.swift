// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

extension HostFault {
  static let links = [
    HostFault(.linksInvert, "its next element is not linked back") { $0.next?.previous = nil },
    HostFault(.identitiesDiffer, "two elements have one identity") {
      $0.next?.textElementID = $0.textElementID
    },
    HostFault(.identitiesDiffer, "its last element leads back to the first") { chain in
      chain.last?.next = chain.first
      chain.first?.previous = chain.last
      return nil
    },
    HostFault(.elementsAscend, "its elements are linked in the wrong order") { chain in
      for (one, next) in zip(chain, chain.dropFirst()) { (one.previous, next.next) = (next, one) }
      chain[0].next = chain[chain.count - 1]
      chain[chain.count - 1].previous = chain[0]
      chain[1].next = nil
      return nil
    },
    HostFault(.pagesAscend, "its pages go back") { chain in
      chain[1].page = TextPage(index: 7, number: 8)
      return nil
    },
    HostFault(.turnsAreMarked, "each of its elements causes a page turn") { chain in
      for host in chain { host.traits = .causesPageTurn }
      return nil
    },
    HostFault(.turnsAreMarked, "it turns pages and says nothing") { chain in
      for host in chain { host.traits = [] }
      return nil
    },
    HostFault(.turnsShowText, "it says that it has turned, and nothing follows") { chain in
      chain.last?.traits = .causesPageTurn
      return BoastfulPaging()
    },
  ]

  /// Says that each page has turned.
  private final class BoastfulPaging: TextPaging {
    func scroll(_ direction: ScrollDirection) -> ScrollResult { .moved(status: nil) }
  }
}
