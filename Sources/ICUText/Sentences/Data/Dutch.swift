// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Dutch: it may start a sentence with `’s`.
  static let dutch = SentenceLanguage(
    tag: "nl",
    never: """
      dhr mevr mw mej hr dr drs ds prof ir ing mr mrs ms jhr jkvr st sint kol kapt lt gen
      sgt maj bv b.v d.w.z dwz o.a m.a.w m.b.t n.a.v i.p.v t.a.v t.o.v t.b.v t.g.v i.v.m
      o.l.v m.m.v z.g.a.n zgn z.g nl.a resp evt incl excl vgl cf ca zg geb gest overl vert
      eng du fr lat gr vs jl ll a.d v.d d.d i.c i.e e.g n.l voorz secr min staatss burg wed
      gebr fa wnd jr.d bijv p.a i.t.t m.n
      """,
    beforeNumber: """
      jan nr nrs p pp pag blz art hfst hst deel dl fig afb tab vol jg § v vs f ff r no bl
      par lid tel km c
      """,
    beforeStarter: """
      feb mrt apr jun jul aug sept sep okt nov dec n.v b.v.s b.v co inc ltd corp v.chr n.chr
      u.s a.m p.m univ inst u.s.a ed eds jr sr str pct max sec wo vr za d.c v.c
      """,
    beforeCapital: """
      etc enz e.d e.a e.v.a a.u.b s.v.p o.i.d d.d.s
      """,
    ordinary: """
      al as de en er ga he hé hij ik in is ja je me nu of om op te wc we wij ze zo tv pst hm
      hmm brr
      """,
    starters: """
      de het een ’t hij zij ze wij we ik jij je u men dit dat deze die er daar hier nu dan
      toen maar en of want dus toch ook nog in op aan bij met van voor naar uit over onder
      door tegen zonder na sinds tijdens volgens om tot als indien omdat hoewel terwijl
      wanneer wat wie waar hoe waarom welke zijn haar hun mijn onze ons geen niemand niets
      iedereen ieder alle alles veel vele sommige enkele beide later daarna daarom echter
      bovendien vandaag gisteren morgen altijd nooit ja nee oh is was heeft had wordt werd
      kan zo zodra volgende
      """,
    particles: """
      de het van den ter ten te
      """,
    speech: """
      zei zegt vroeg vraagt riep antwoordde fluisterte mompelde schreeuwde hernam vervolgde
      dacht
      """
  ).with {
    $0.hasSmallStarts = true
  }
}
