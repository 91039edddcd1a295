// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Hungarian: a number with a stop is an ordinal.
  static let hungarian = SentenceLanguage(
    tag: "hu",
    never: """
      dr prof ifj id özv ún pl ill kb vö ti szül megh szt st gr br ld l.s vmint ang fr lat
      gör ném ol or mr mrs ms ker u.n főv ford szerk kiad hiv ezr szds alez tbk vez vhol vki
      vmi ált tkp úgyn c.s
      """,
    beforeNumber: """
      sz old o p pp fej köt évf § bek pont ábra tel i
      """,
    beforeStarter: """
      jan febr márc ápr máj jún júl aug szept okt nov dec kft bt rt zrt nyrt inc ltd co i.e
      i.sz kr.e kr.u u.s a.m p.m min max db u tér krt
      """,
    beforeCapital: """
      stb sat etc s.k
      """,
    ordinary: """
      az be de el ez ha ki le ma mi ne nő no ő te ti tv új úr út vagy pst hm hmm
      """,
    starters: """
      a az egy ez ezek azok ő ők én te mi ti de és vagy ha hogy mert mivel amikor mikor ahol
      hol hogyan miért ki mit melyik itt ott most akkor aztán azután majd így úgy is még már
      csak nem igen nincs van volt voltak senki semmi mindenki minden sok néhány több később
      ezért azonban viszont tehát ma tegnap holnap soha mindig
      """,
    speech: """
      mondta kérdezte felelte válaszolta kiáltotta suttogta szólt mormogta folytatta
      gondolta
      """,
    ordinalBefore: """
      a az és
      """,
    ordinalAfter: """
      január február március április május június július augusztus szeptember október
      november december jan febr márc ápr máj jún júl aug szept okt nov dec század századi
      századba kerület kerületi kerületben fejezet napján nap évfolyam osztály emelet
      """
  )
}
