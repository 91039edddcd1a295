// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: germanRows)
  func `German sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "de") == row)
  }
}

private let germanRows = rows(
  """
    Am 3. Mai schrieb er. ‖Der Brief kam am 9. Juni an.
    Sie wohnt im 4. Stock. ‖Er wohnt im Keller.
    Die Lösung war 12. ‖Niemand glaubte es.
    Das war im Jahr 1871. ‖Es schneite.
    Dr. Kern und Prof. Lutz sprachen lange. ‖Frau Dr. Pohl ging.
    Hr. Amsel kam, Fr. Amsel nicht. ‖Er war froh.
    Wir liefern z. B. Äpfel und z.B. Birnen. ‖Beide sind reif.
    Das heißt, d. h. Karl weiß es. ‖Er schweigt.
    Er kaufte Brot, Käse usw. ‖Dann ging er heim.
    Es kostet ca. 30 Euro bzw. Dollar. ‖Das ist viel.
    Siehe S. 14 und Abb. 3. ‖Dort steht es.
    Der Ort heißt St. Märgen. ‖Er liegt hoch.
    Er las E. T. A. Hoffmann. ‖Es war Nacht.
    J. S. Bach starb 1750. ‖Seine Werke leben.
    Ludwig XIV. baute viel. ‖Karl der Große auch.
    Otto I. Krone ging verloren. ‖Man fand sie.
    „Halt!“, rief der Wächter. ‖Alle blieben stehen.
    „Wer ist da?“ fragte sie. ‖Niemand sprach.
    „Wer ist da?“ ‖Die Tür ging auf.
    »Komm!« sagte er. ‖»Wir gehen.«
    „Ich weiß es. ‖Du hast es gesagt“, sagte Ute.
    Er dachte … nein, so war es nicht. ‖Es war anders …
    Sie rief: „Ich … Ich kann nicht!“ ‖Er lief fort.
    Er kam (was für ein Glück!) noch rechtzeitig. ‖Wir fuhren.
    (Das war gelogen.) ‖Sie schwieg.
    1. Wasser kochen. ‖2. Tee hinein. ‖3. Warten.
    Der Wert ist 1.200,50 Euro. ‖Er steigt.
    Die Seite heißt beispiel.de. ‖Sie ist leer.
    Er fährt 3 Std. ‖Das ist lang.
    Er kam. ‖Sie ging.
    So ist es. ‖Ob er es weiß?
    Ich kenne ihn nicht.[2] ‖Er kennt mich.
    Er lebte im 18. Jahrhundert. ‖Das war früher.
    Der 2. Weltkrieg endete 1945. ‖Man zählte die Toten.
    Die GmbH. Co. zahlte. ‖Das war recht.
    Sie hat nichts mehr. ‖Er auch nicht.
    Er aß, trank etc. ‖Niemand störte ihn.
    Sie traf Dipl.-Ing. Kern. ‖Er war müde.
    Die Seite ist anna-weber.net. ‖Sie ist leer.
  """)
