// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Swedish.
  static let swedish = SentenceLanguage(
    tag: "sv",
    never: """
      hr fr frk dr prof doc ing kapt löjtn st s.k t.ex t.o.m fr.o.m bl.a d.v.s dvs f.d f.n
      m.a.o o.d ev ca resp jfr inkl exkl ang enl kl ung eg e.g i.e p.g.a pga s.a.s å.a.s
      på.g tex bla f.ö i.st.f m.h.a n.b t.v v.g fam förf utg övers red sign eng ty lat gr it
      sp mr mrs ms kgl sekr dir
      """,
    beforeNumber: """
      jan nr nris s sid sidd kap art fig tab bd vol årg § st mom p pp kl tel v ff f no
      """,
    beforeStarter: """
      febr feb mar apr jun jul aug sept sep okt nov dec e.kr f.kr co inc ltd corp u.s.a tr
      tf jr sr mån tis ons tors fre lör sön milj mkr tkr univ inst u.s d.ä d.y
      """,
    beforeCapital: """
      etc osv o.s.v mm m.m m.fl mfl o.dyl o.d dyl d.d
      """,
    ordinary: """
      å af av bo de då du en ett ge gå ha han hon i ja jo må ni nu när om på se så ta tå två
      upp ur ut vi åt är år ö tv pst hm hmm
      """,
    starters: """
      den det de en ett han hon vi jag du ni man detta denna dessa där här nu då så men och
      eller för att som när om medan eftersom trots efter före innan i på av till från med
      utan under över vid mot mellan genom hos vad vem var hur varför vilken vilka hans
      hennes sin sina min mitt mina vår vårt ingen inget inga ingenting alla allt många
      några flera båda senare därefter därför dock dessutom idag igår imorgon alltid aldrig
      ja nej är har hade kan ska blev även också sedan först både varje enligt
      """,
    particles: """
      de af von
      """,
    speech: """
      sa sade säger frågade frågar svarade ropade viskade skrek mumlade utbrast fortsatte
      tänkte undrade
      """
  )
}
