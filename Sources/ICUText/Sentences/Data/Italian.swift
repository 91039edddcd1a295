// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Italian.
  static let italian = SentenceLanguage(
    tag: "it",
    never: """
      sig sigg sigra sig.ra sig.na sigg.ri dott dott.ssa dr drs prof prof.ssa profssa avv
      ing arch geom rag on sen cav comm uff gr.uff gen col ten cap magg serg amm mons don s
      ss sant sto p.es es ad.es cfr cf vs ecc.mo ill.mo ill.ma gent.mo gent.ma egr spett rev
      reg dir pres min prov v.le p.za p.zza c.so lat gr ingl franc ted spagn i.e e.g ca
      f.lli st ste mr mrs ms mme mlle dep cad
      """,
    beforeNumber: """
      mar ago ott giu p pp pag pagg n nn num nr art artt cap capp vol voll fig figg tav sez
      par § v vv c cc f ff l lib t tomo col r s ss sg sgg tel km sec
      """,
    beforeStarter: """
      genn febb apr magg lug sett nov dic a.c d.c a.m p.m s.p.a s.r.l co inc ltd corp u.s.a
      ed eds univ ist cit op ibid id trad it.l jr max u.s o.n.u f.i.a.t s.s s.m dept
      """,
    beforeCapital: """
      ecc etc
      """,
    ordinary: """
      al da di ed fa fu ha ho il in io la le lo ma mi ne né no re se sé si sì so su te ti tu
      un va vi tv pst hm hmm brr
      """,
    starters: """
      il lo la i gli le l un uno una egli ella lui lei loro essi esse io tu noi voi questo
      questa questi queste quello quella quelli quelle ciò che chi quando dove come perché
      cosa quale quali ma e ed o od se però anche ancora poi dopo prima allora ora adesso
      oggi ieri domani qui qua là così quindi dunque perciò infatti inoltre tuttavia nel
      nella nello nei nelle negli in a al alla allo ai agli alle da dal dalla di del della
      dello dei degli delle con col per su sul sulla tra fra sotto sopra senza contro
      durante mentre secondo suo sua suoi sue mio mia nostro nostra ogni ognuno tutto tutta
      tutti tutte molti molte alcuni alcune altri altre nessuno nessuna niente nulla mai
      sempre spesso già non sì no oh ah è era erano sono fu ha aveva si c’è vi ci ne più
      meno forse finalmente bisogna
      """,
    particles: """
      il la lo li de di del della dei da dal
      """,
    speech: """
      disse dice chiese domandò rispose gridò esclamò mormorò sussurrò replicò aggiunse
      continuò fece pensò
      """,
    fronting: """
      nel il alle dal verso prima dopo in
      """
  )
}
