// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: ukrainianRows)
  func `Ukrainian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "uk") == row)
  }
}

private let ukrainianRows = rows(
  """
    Т. Г. Шевченко жив тут. ‖Це було давно.
    Він мешкав на вул. Київській, буд. 5. ‖Будинок стоїть.
    Це було в 1812 р. ‖Тоді воював Наполеон.
    Він продавав цвяхи тощо. ‖Справи йшли погано.
    — Куди ти? — спитав він. ‖— Додому.
    — Йди! ‖— Не піду.
    «Хто там?» ‖Двері відчинилися.
  """)
