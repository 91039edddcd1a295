// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: turkishRows)
  func `Turkish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "tr") == row)
  }
}

private let turkishRows = rows(
  """
    Prof. Dr. Kaya geldi. ‖Av. Demir gelmedi.
    Çivi, ip, tuz vb. satar. ‖Kardeşi un satar.
    “Kim o?” dedi Ayşe. ‖Kimse konuşmadı.
    “Kim o?” ‖Kapı açıldı.
    Bkz. s. 12, şek. 3. ‖Harita s. 13'te.
    Roma M.Ö. 753 yılında kuruldu. ‖Çok eskidir.
    Düşündü… hayır, biliyordu. ‖Sustu.
    Bu ev Ali'nin. ‖Ayşe'nin evi başka.
    19. yüzyılda yapıldı. ‖Hâlâ duruyor.
  """)
