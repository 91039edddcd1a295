// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: portugueseRows)
  func `Portuguese sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "pt") == row)
  }
}

private let portugueseRows = rows(
  """
    O Sr. Pinto e a Sra. Lima chegaram. ‖Chovia.
    O Dr. Reis mora na Av. Central. ‖É alto.
    A Profa. Costa saiu. ‖O Eng. Dias ficou.
    Ver pág. 12, cap. 3. ‖O mapa está na pág. 13.
    Vende pregos, cordas, etc. ‖O irmão vende sal.
    É do ano 300 a.C. e está de pé. ‖A porta é nova.
    Mora no n.º 5. ‖Toque duas vezes.
    Trabalha na Moura & Cia. ‖Os donos são ricos.
    J. M. Machado escreveu isso. ‖Era tarde.
    «Corre!», sussurrou ela. ‖O menino correu.
    «Quem é?» perguntou Ana. ‖Ninguém falou.
    «Quem é?» ‖A porta abriu-se.
    — Aonde vais? — perguntou ele. ‖— Ao mar.
    — Não. ‖— Então fica.
    Pensou… não, sabia. ‖A porta…
    Hesitou… ‖Quem era?
    Chegou (que sorte!) a tempo. ‖Comemos.
    (Era mentira.) ‖Ela calou-se.
    (...) Em 1975 mudou tudo. ‖Ele soube.
    Pesa 3,5 kg. ‖É pouco.
    O quê?! ‖Não. ‖Nunca!
    1. Lave a panela. ‖2. Seque-a.
    D. João VI. partiu cedo. ‖O povo ficou.
    O facto é velho.[3] ‖Ninguém duvida.
    Foi ver o mar. ‖João ficou.
    Ele disse que sim. ‖Eu não.
    A ilha de S. Tomé é verde. ‖Chove muito.
    Ai! que frio. ‖Fecha a porta.
    Nasceu em 5 de out. 1910 em Faro. ‖Morreu lá.
    O site exemplo.pt está vazio. ‖Espere.
    A F. Ramos comprou a loja. ‖Foi barata.
    Está na base do APT. ‖Esta base é pequena.
  """)
