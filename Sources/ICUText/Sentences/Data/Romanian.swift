// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Romanian.
  static let romanian = SentenceLanguage(
    tag: "ro",
    never: """
      dl d-l dna d-na dra d-ra dlui dnei dnul dr prof conf lect ing arh av st sf mr mrs ms
      gen col lt cpt pr ps i.p.s p.s.s m.s n.red ex de.ex cf v vs aprox cca ca bd bdul b-dul
      șos sos al th gh gr ș.a.m.d.s i.e e.g lat fr engl germ ital rus jud com mun dir min
      dep sen trad id ibid op cit i.l dom înv n.n așa.z a.n
      """,
    beforeNumber: """
      nr p pag pp art alin lit cap vol fig tab pct sec § str t tel et ap bl sc km
      """,
    beforeStarter: """
      ian feb febr mar mart apr iun iul aug sept oct nov dec î.hr d.hr î.e.n e.n s.a s.r.l
      r.a inc ltd co u.s s.u.a i.p.j a.m p.m max ș.a jr sr ed
      """,
    beforeCapital: """
      etc ș.a.m.d ș.cl ș.a ş.a.m.d ş.a
      """,
    ordinary: """
      al am ar au că ce cu da de ea ei el eu fi i ia îi în la le lui mai nu pe sa se și ta
      te tu un va vă tv hm hmm pst
      """,
    starters: """
      el ea ei ele eu tu noi voi acest această acesta aceasta aceștia acel acea un o unul
      una niște dar și sau ori că ci nici dacă când unde cum de din în la pe cu fără după
      înainte prin pentru spre către lângă sub peste între contra ce cine care cât său sa
      lui lor meu mea nostru nu da aici acolo acum apoi atunci astfel deci însă totuși totul
      toți toate mulți multe unii unele nimeni nimic niciodată mereu azi ieri mâine este era
      au a fost sunt se s-a mai foarte deși potrivit
      """,
    particles: """
      de a al
      """,
    speech: """
      spuse zise întrebă răspunse strigă murmură șopti adăugă exclamă spus zis replică
      continuă
      """
  )
}
