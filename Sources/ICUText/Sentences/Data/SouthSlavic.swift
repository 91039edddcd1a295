// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Croatian, Bosnian, Serbian in Latin letters, and Slovene: a number with a stop is an ordinal.
  static let southSlavic = SentenceLanguage(
    tag: "hr",
    never: """
      g gđa gđica gosp gdč dr prof mr mrs ms sv st ing dipl mag doc akad npr tj tzv tzn odn
      cca ca ul vlč gen puk bojn engl njem lat grč fr tal rus usp v.d ur prev izd red s.r
      d.d u.v oz t.i t.j prim angl nem it rim min dir
      """,
    beforeNumber: """
      br str čl st sv knj gl t sl tab § pogl štev št r p
      """,
    beforeStarter: """
      sij velj ožu tra lip srp kol ruj lis stu pro jan feb mar apr maj jun jul avg sep okt
      nov dec pr.kr po.kr pr.n.š n.e p.n.e stolj st.l d.o.o d.d inc ltd co god tis mil mlrd
      kn u.s
      """,
    beforeCapital: """
      itd itn i.t.d i.sl isl sl ipd etc
      """,
    ordinary: """
      ali bi da do i ja je još ju ka ko mi na ne no od on po sa se su ta te ti to tu uz već
      vi za že tv krv vrt prst hm hmm
      """,
    starters: """
      to taj ta ti te on ona ono oni one ja mi vi je bio bila bilo bili su ne da ali a i ili
      jer kad kada kdaj gdje gde kje kako zašto zakaj što šta kaj tko ko kdo koji koja koje
      kateri ako če iako čeprav nakon prije u na s sa z iz do od za nad pod pri kod bez brez
      kroz o njegov njegova njezin njihov moj naš svoj tamo tu tukaj ovdje sada zdaj tada
      takrat onda potom kasnije pozneje zato međutim vendar također tudi već još uvijek
      vedno nikad nikoli nitko nihče ništa nič svaki vsak svi vsi sve mnogi nekoliko danas
      danes jučer včeraj sutra jutri
      """,
    speech: """
      reče rekao rekla upita upitao upitala odgovori odgovorio odgovorila povika viknuo
      šapne šapnuo rekel vprašal vprašala odgovoril zaklical doda dodao
      """,
    ordinalBefore: """
      dne
      """,
    ordinalAfter: """
      siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada
      studenoga studenog prosinca januara februara marta aprila maja juna jula avgusta
      septembra oktobra novembra decembra januarja februarja marca junija julija stoljeća
      stoljeće stoljeću stoletja stoletje veka vijeka kat katu nadstropje razred razreda
      poglavlje mjesto svjetski
      """
  ).with {
    $0.hasSyllabicConsonants = true
  }
}
