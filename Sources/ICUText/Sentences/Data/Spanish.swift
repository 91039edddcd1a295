// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Spanish.
  static let spanish = SentenceLanguage(
    tag: "es",
    never: """
      ee sr sra srta sres sras srtas d dª dña d.ª dr dra drs dres prof profa ing lic arq abg
      st sto sta fr fray gral cnel cte tte cap capt sgto alm mons pbro rvdo rdo excmo excma
      ilmo ilma hno hna p.ej ej p.e cf cfr vs vid véase aprox ca i.e e.g av avda avd c/ pza
      plza pl pº ctra urb esq dpto depto admón gob min pte dir prov mun lat ing.l fr.l it.l
      ntra ntro s.m ss.mm rr sr.d d.j mr mrs ms a.t
      """,
    beforeNumber: """
      mar sep set abr may oct pág págs pag p pp núm núms num n no nº art arts cap caps vol
      vols t tom fig figs lám sec secc párr § inc s ss lib lín v vv f fol ed tel tfno apdo
      km m c l cf
      """,
    beforeStarter: """
      ene feb jun jul ago sep sept oct nov dic cía co inc ltd corp s.a s.l s.a.s ee.uu u.s.a
      d.f o.n.u jr sr.h a.c d.c a.de.c d.de.c a.m p.m ud uds vd vds univ inst ed eds col
      hist mus trad op cit ibid id máx mín izq der dcha bco s.j o.p ph.d g.p r.u
      """,
    beforeCapital: """
      etc etcétera
      """,
    ordinary: """
      al da de el en es he la le lo me mi ni no os se si sí su te tu tú un va ve ya yo tv
      pst hm hmm
      """,
    starters: """
      el la los las lo un una unos unas él ella ellos ellas yo tú usted ustedes nosotros
      esto este esta estos estas ese esa eso esos esas aquel aquella que qué quien quién
      cuando cuándo donde dónde cómo como por para pero y e o u ni sino si sí no ya en de
      del al a con sin sobre bajo tras desde hasta entre según ante contra durante mientras
      aunque porque pues luego después antes entonces ahora hoy ayer mañana aquí allí así
      también tampoco además embargo su sus mi mis tu tus nuestro nuestra cada todo toda
      todos todas muchos muchas algunos algunas varios otro otra otros otras nadie nada
      nunca siempre hay es era fue son está había ha se le les me te nos muy más menos tal
      quizá quizás finalmente incluso aun solo sólo véase dijo
      """,
    particles: """
      el la los las de del y
      """,
    speech: """
      dijo dice preguntó respondió contestó gritó exclamó murmuró susurró repuso replicó
      añadió continuó pensó dijeron pregunta responde
      """,
    fronting: """
      en a hacia desde hasta sobre
      """
  )
}
