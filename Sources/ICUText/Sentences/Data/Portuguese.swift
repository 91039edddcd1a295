// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Portuguese.
  static let portuguese = SentenceLanguage(
    tag: "pt",
    never: """
      sr sra srs sras srta d dr dra drs dras prof profa profª eng engª arq adv exmo exma
      ilmo ilma rev revmo pe fr st sto sta s gen cel maj cap ten sgt alm brig mons p.ex ex
      i.e e.g cf cfr vs aprox ca av r.s pç pça lg trav rod bl apt ed.f min dir pres gov dep
      sen lat ingl franc esp al gr mr mrs ms m.mo v.ex v.exa v.s fls
      """,
    beforeNumber: """
      mar set out abr dez ago pág págs pag pags p pp n nº no núm num art arts cap caps vol
      vols t tom fig figs inc sec § par v vv f fl fls s ss l liv est tel r c km séc sécs ed
      """,
    beforeStarter: """
      jan fev mai jun jul nov cia co inc ltd ltda corp s.a e.u.a a.c d.c a.m p.m jr univ
      inst ed eds op cit ibid id trad f.c s.l j.b b.i p.s.d p.s dept depto máx mín esq dir.t
      """,
    beforeCapital: """
      etc
      """,
    ordinary: """
      ao as da de do em eu há já lá lo me na no nós os ou pé se sê si só sim te tu um vá vê
      tv pst hm hmm
      """,
    starters: """
      o a os as um uma uns umas ele ela eles elas eu tu nós vós você vocês isto isso aquilo
      este esta estes estas esse essa esses essas aquele aquela que quem quando onde como
      por porque porquê para mas e ou nem se não sim já em no na nos nas de do da dos das ao
      à aos às com sem sobre sob até desde entre contra durante enquanto embora pois então
      depois antes agora hoje ontem amanhã aqui ali lá assim também além porém todavia
      contudo seu sua seus suas meu minha nosso nossa cada todo toda todos todas muitos
      muitas alguns algumas vários outro outra outros outras ninguém nada nunca sempre há é
      era foi são está estava tem tinha muito mais menos talvez finalmente ainda só apenas
      mesmo segundo
      """,
    particles: """
      o a os as de do da dos das e
      """,
    speech: """
      disse perguntou respondeu gritou exclamou murmurou sussurrou replicou acrescentou
      continuou tornou pensou diz pergunta
      """,
    fronting: """
      em a às desde até no
      """
  )
}
