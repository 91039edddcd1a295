// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: polishRows)
  func `Polish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "pl") == row)
  }
}

private let polishRows = rows(
  """
    Dnia 3 maja przyszedł list. ‖Był pusty.
    Było to 3. maja rano. ‖Padało.
    Dr Nowak i prof. Lis wyszli. ‖Mgr Sowa został.
    Mieszka przy ul. Długiej 5. ‖Dom jest stary.
    Zob. str. 12, rys. 3. ‖Mapa jest na str. 13.
    Sprzedaje gwoździe, sznury itd. ‖Brat sprzedaje sól.
    A. Mickiewicz to napisał. ‖Był młody.
    — Dokąd idziesz? — zapytał. ‖— Do domu.
    — Stój! — krzyknął Jan. ‖Nikt nie drgnął.
    „Kto tam?” ‖Drzwi się otwarły.
    Myślał… nie, wiedział. ‖Milczał.
    W XIX w. Polacy walczyli. ‖To było dawno.
    Inż. Kot i dr. Lis przyszli. ‖Nikt inny.
    To jest np. Kraków albo tzw. Stare Miasto. ‖Lubię je.
    Kosztuje ok. 30 zł. ‖To mało.
    Waży 3,5 kg. ‖To dużo.
    Przyszedł o godz. 10.30. ‖Było cicho.
    Żył w II w. p.n.e. w Grecji. ‖Był stary.
    Ten kot jest mój. ‖Ten pies nie.
    „Stój!” – krzyknął Jan. ‖Nikt nie stanął.
    „Kto tam?” – spytała Anna. ‖Cisza.
    Powiedział: „Idę. ‖Czekaj.” ‖Wyszedł.
    Co?! ‖Nie. ‖Nigdy!
    (To było kłamstwo.) ‖Milczeli.
    To prawda.[3] ‖Wszyscy wiedzą.
    1. Umyj garnek. ‖2. Wytrzyj go.
    a) Umyj garnek. ‖b) Wytrzyj go.
    Strona to przyklad.pl. ‖Jest pusta.
    Witamina C. ‖Jest w cytrynie.
    J. R. Nowak napisał to. ‖Był chory.
    Przyszedł (co za szczęście!) na czas. ‖Jedliśmy.
    Świętego Jana nie było. ‖Św. Jan przyszedł później.
    Ul. Długa jest krótka. ‖Krótka jest długa.
    Nie wiem… ‖Zapytaj ojca.
    Są też poziomy od 3 do 5. ‖Domyślnie działa drugi.
    Opisano to w rozdziale 13. ‖Rozdział 12 jest dłuższy.
  """)
