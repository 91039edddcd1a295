// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of French.
  static let french = SentenceLanguage(
    tag: "fr",
    never: """
      m mm mr mrs mlle mlles mme mmes me mgr dr drs pr prof st ste sts cf p.ex par.ex env ex
      c.-à-d c.à.d i.e e.g vs av j.-c.a apr gén lt cdt sgt adj mis mise vve vde ch.-l bd
      boul fbg rte sq imp angl all esp ital lat gr fr.a adv subst litt arch aff resp prés
      dir min adm univ ét éts ets sté cie.d soc ms mss éd.d trad préf r.p s.m s.a.r s.m.i
      n.-d pl qq qqn qqch
      """,
    beforeNumber: """
      p pp pag art chap ch vol t tom n no nos nᵒ fig pl tabl sect al § v vv f ff fol ann
      livr liv l cf éd s sc t.l tél réf par alin vs vers
      """,
    beforeStarter: """
      janv févr fév avr juil sept oct nov déc av.j.-c j.-c apr.j.-c co inc ltd corp cie sté
      s.a s.a.r.l s.n.c.f u.s.a o.n.u r.f b.d h.l.m t.v.a éd ed coll bibl encycl dict hist
      géogr math phys chim mus dép prov ill tabl i.d suppl env.d ouvr op cit ibid loc id
      """,
    beforeCapital: """
      etc h.s ap j.-c
      """,
    ordinary: """
      au aux ce du en et eu il je la le les ma me.e ne ni nu on or ou où pu sa se si su ta
      te tu un va vu tv chut pst brr brrr hmm hm
      """,
    starters: """
      le la les l un une des du de d’ d il elle ils elles on nous vous je j tu ce c cet
      cette ces cela ça ceux celui celle qui que qu quoi quand où comment pourquoi mais et
      ou or ni car donc alors puis ensuite enfin ainsi aussi après avant avec sans sous sur
      dans en par pour contre chez depuis pendant dès lorsque lorsqu quoique bien comme si s
      son sa ses leur leurs mon ma mes ton ta tes notre votre nos vos aucun aucune chaque
      tout toute tous toutes plusieurs quelques certains certaines d’autres autre rien
      personne jamais toujours souvent déjà encore là voici voilà oui non oh ah eh au aux à
      est était sont fut n ne y malgré selon parmi cependant toutefois néanmoins pourtant
      aujourd hier demain bientôt soudain peut tandis afin grâce entre vers lors quel quelle
      quels quelles m t même seul seule trop très
      """,
    particles: """
      le la les l de du des d
      """,
    speech: """
      dit dis demanda répondit cria s’écria écria murmura fit reprit répliqua ajouta
      continua chuchota hurla soupira pensa déclara lança demande répond crie annonça
      expliqua
      """,
    fronting: """
      le en à vers dès depuis avant après
      """
  )
}
