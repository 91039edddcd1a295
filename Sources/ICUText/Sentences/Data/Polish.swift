// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Polish: a number with a stop is an ordinal.
  static let polish = SentenceLanguage(
    tag: "pl",
    never: """
      p pp ks dr hab prof mgr inż doc św bł bp abp kard gen płk ppłk mjr kpt por ppor sierż
      st ul al pl os im np m.in tzn tj t.j tzw tz ok zob wg przyp red tłum oprac ang fr niem
      łac gr ros wł hiszp czes węg ukr lit dyr min woj pow gm pw ob hr ur zm śp ś.p pn zw
      dot ds d.s ew mec adw wicemin pos med ojc o r.b mr mrs ms śr daw właśc ówcz zach wsch
      pseud rtm jw ww godz
      """,
    beforeNumber: """
      nr str s ss t tom r rozdz art ust pkt lit poz § rys tab il wyd z godz tel ww w k km
      """,
    beforeStarter: """
      stycz mar kwiec czerw lip sierp wrzes paźdz listop grudz r w n.e p.n.e r.n.e tys mln
      mld zł sp z.o.o s.a inc ltd co jr sr u.s a.m p.m max pon wt śr czw pt sob niedz
      """,
    beforeCapital: """
      itd itp i.in in etc i.t.d i.t.p
      """,
    ordinary: """
      ale by co do go i ja je już ma mi my na nie no od on oni po są się ta te to tu ty we
      wy za że tv pst hm hmm
      """,
    starters: """
      to ten ta te ci on ona ono oni one ja ty my wy jest był była było byli są nie tak ale
      a i lub albo bo ponieważ gdy kiedy gdzie jak dlaczego co kto który która które jeśli
      jeżeli chociaż po przed w we na z ze do od za nad pod przy dla bez przez o u jego jej
      ich mój moja nasz nasza swój tam tu tutaj teraz wtedy potem później dlatego jednak
      także również już jeszcze zawsze nigdy nikt nic każdy każda wszyscy wszystko wiele
      wielu kilka dziś dzisiaj wczoraj jutro tylko może
      """,
    speech: """
      powiedział powiedziała rzekł rzekła zapytał zapytała spytał spytała odpowiedział
      odpowiedziała zawołał zawołała krzyknął krzyknęła szepnął szepnęła mruknął odparł
      odparła dodał dodała
      """,
    ordinalBefore: """
      dnia
      """,
    ordinalAfter: """
      stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października
      listopada grudnia wieku pułku
      dywizja
      """
  )
}
