// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: frenchRows)
  func `French sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "fr") == row)
  }
}

private let frenchRows = rows(
  """
    M. Petit et Mme Blanc sortirent. ‖Il pleuvait.
    Le Dr Morel et le Pr. Caron arrivent. ‖On les attend.
    MM. Roux et Noir ont signé. ‖Le notaire aussi.
    Voir p. 12, chap. 3. ‖La carte est p. 13.
    Il vend du bois, du charbon, etc. ‖Sa femme vend du sel.
    Il vend du bois, etc. et du charbon.
    Le mur date de 300 av. J.-C. environ. ‖La porte est récente.
    Le pont fut détruit en 70 apr. J.-C. ‖On le refit plus tard.
    V. Hugo naquit en 1802. ‖Il mourut en 1885.
    Elle lisait J. K. Huysmans. ‖Il dormait.
    Cf. art. 5 du code. ‖Rien de plus.
    Elle aime les fruits, par ex. Les pommes.
    Il habite au no 5, bd. Voltaire. ‖Sonnez.
    « Arrête ! » cria-t-elle. ‖Il s’arrêta.
    « Qui est là ? » demanda Paul. ‖Personne ne répondit.
    « Qui est là ? » ‖La porte s’ouvrit.
    « Je sais. ‖Tu l’as dit », fit Anne.
    — Où vas-tu ? dit-il. ‖— Au marché.
    — Viens ! ‖— Non.
    Il croyait… non, il était sûr. ‖La nuit tombait…
    Il hésita… ‖Puis il partit.
    Il arriva (quel bonheur !) à midi. ‖Nous mangeâmes.
    (C’était faux.) ‖Elle se tut.
    Il a 3,5 m de haut. ‖C’est beaucoup.
    Quoi ?! ‖Non. ‖Jamais !
    1. Lavez la casserole. ‖2. Séchez-la.
    Louis XIV. ‖Le roi aimait la danse.
    Il vint au Ier siècle. ‖Elle vint au IIe.
    Le fait est connu.[3] ‖Il est ancien.
    Je l’ai vu. ‖Il était là.
    Il a bu. ‖Pierre aussi.
    Le site exemple.fr est vide. ‖On attend.
    Oh ! que c’est beau. ‖Regarde !
    L’O.N.U. vota hier. ‖Les pays suivent.
    Nous partîmes le 3 janv. 1850 à pied. ‖Il neigeait.
  """)
