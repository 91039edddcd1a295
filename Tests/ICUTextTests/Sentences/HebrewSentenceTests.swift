// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: hebrewRows)
  func `Hebrew sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "he") == row)
  }
}

private let hebrewRows = rows(
  """
    הוא בא. ‖היא לא באה.
    «מי שם?» שאלה אמא. ‖איש לא ענה.
    "מי שם?" שאלה אמא. ‖איש לא ענה.
    "מי שם?" ‖הדלת נפתחה.
    ד"ר כהן ופרופ' לוי באו. ‖ירד גשם.
    הוא מכר חבל, מלח וכו'. ‖אחיו מכר דגים.
    א. ב. יהושע כתב. ‖כולם קראו.
  """)
