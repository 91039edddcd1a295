// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: spanishRows)
  func `Spanish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "es") == row)
  }
}

private let spanishRows = rows(
  """
    El Sr. Vidal y la Sra. Mora llegaron. ‖Llovía.
    D. Pedro y Dña. Inés cenaron. ‖Nadie habló.
    El Dr. Solís vive en la Avda. Mayor. ‖Es alto.
    Véase la pág. 30 y el cap. 4. ‖El mapa está en la pág. 31.
    Vende clavos, sogas, etc. ‖Su hermano vende sal.
    Es del s. V a. C. y sigue en pie. ‖La puerta es nueva.
    Vive en el n.º 5. ‖Llame dos veces.
    Los EE. UU. Firmaron el acuerdo.
    Trabaja en Ríos y Cía. ‖Los lunes descansa.
    J. L. Borges lo escribió. ‖Era ciego.
    Llegó a las 8 a. m. en punto. ‖Nadie esperaba.
    ¡Alto! ‖¿Quién vive?
    «¡Corre!», susurró ella. ‖El niño corrió.
    «¿Quién es?» preguntó Ana. ‖Nadie respondió.
    «¿Quién es?» ‖La puerta se abrió.
    —¿Adónde vas? —preguntó él. ‖—Al mar.
    —No. ‖—Pues vete.
    —Ven —dijo ella—. ‖Es tarde.
    Pensó… no, lo sabía. ‖La noche…
    Dudó… ‖¿Quién era?
    Llegó (¡qué suerte!) a tiempo. ‖Comimos.
    (Era mentira.) ‖Ella calló.
    Pesa 3.5 kg y cuesta 2,10. ‖Es barato.
    ¿Qué?! ‖No. ‖¡Nunca!
    1. Lave la olla. ‖2. Séquela.
    Felipe II. reinó mucho. ‖Carlos también.
    El hecho es viejo.[3] ‖Nadie lo duda.
    Se fue al mar. ‖Pedro se quedó.
    Todo es así. ‖Yo no.
    Llamó a su hijo, p. ej. Luis. ‖Luis vino.
    ¡Ay! ‖Qué frío hace.
    Lo dijo la O.N.U. ayer. ‖Los países callan.
    Nos vemos el 5 de oct. 2020 allí. ‖Ven pronto.
    Mide 80 km. ‖Es largo.
    A las 5 p.m. Ana salió. ‖Volvió a las 9 p.m. ‖Era tarde.
  """)
