// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Czech, and of Slovak: a number with a stop is an ordinal.
  static let czech = SentenceLanguage(
    tag: "cs",
    never: """
      p pí sl dr mudr judr phdr rndr ing mgr bc prof doc sv st mjr kpt por gen plk npor např
      tj t.j tzv tzn resp cca ca ul nám tř čes něm angl fr lat řec pol slov maď rus mj m.j
      srov vs pozn red překl nar zemř vl min vel mr mrs ms hl býv zv napr t.č p.t
      """,
    beforeNumber: """
      č str s kap odst čl par § obr tab roč sv díl t tel čp v r
      """,
    beforeStarter: """
      ún břez červ čvc říj pros n.l př.n.l r stol mil mld tis kč hod s.r.o a.s spol inc ltd
      co jr sr u.s út čt pá
      """,
    beforeCapital: """
      atd apod aj a.j a.p atp etc i
      """,
    ordinary: """
      aby ale by co do i já je jen ke má mi my na ne no od on pak po se si ta tak te to tu
      ty už ve vy za že tv pst hm hmm
      """,
    starters: """
      to ten ta ti ty on ona ono oni já my vy je byl byla bylo byli jsou ne ano ale a i nebo
      protože když kde jak proč co kdo který která které jestli pokud ačkoli po před v ve na
      z ze do od za nad pod při pro bez přes o u jeho její jejich můj moje náš naše svůj tam
      tu zde teď nyní tehdy potom pak později proto však také již ještě vždy nikdy nikdo nic
      každý všichni všechno mnoho několik dnes včera zítra poslal bol bola boli keď čo kto
      ktorý sú som
      """,
    speech: """
      řekl řekla zeptal zeptala odpověděl odpověděla zvolal zvolala vykřikl vykřikla
      zašeptal zašeptala zamumlal dodal dodala povedal povedala spýtal spýtala
      """,
    ordinalBefore: """
      dne
      """,
    ordinalAfter: """
      ledna února března dubna května června července srpna září října listopadu prosince
      století stol stoletie januára februára marca apríla mája júna júla augusta septembra
      októbra novembra decembra patro patře patra třída třídy ročník den kapitola místo rok
      """
  ).with {
    $0.hasSyllabicConsonants = true
  }
}
