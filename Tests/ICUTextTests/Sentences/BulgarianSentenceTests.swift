// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: bulgarianRows)
  func `Bulgarian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "bg") == row)
  }
}

private let bulgarianRows = rows(
  """
    И. Вазов е живял тук. ‖Това беше отдавна.
    Г-н Петров и г-жа Колева дойдоха. ‖Валеше.
    Живее на ул. Шипка. ‖Къщата е стара.
    — Къде отиваш? — попита той. ‖— У дома.
    Продава пирони и др. ‖Брат му продава сол.
    През 1877 г. реката замръзна. ‖Беше студено.
  """)
