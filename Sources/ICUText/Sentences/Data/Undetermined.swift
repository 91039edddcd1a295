// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of texts in Latin letters whose language nobody says: what holds in most of them, and English titles.
  static let undetermined = SentenceLanguage(
    tag: "und",
    never: """
      tp ths pgs mr mrs ms messrs dr prof st mme mlle mgr sr sra hr fr ing e.g i.e cf vs z.b
      p.ex p.ej bzw gen col capt rev
      """,
    beforeNumber: """
      no nr p pp pag vol fig art cap ch tab § s ed t
      """,
    beforeStarter: """
      co inc ltd corp jr jan feb apr jun jul aug sep sept oct okt nov dec dez u.s u.k u.s.a
      b.c a.d approx ca
      """,
    beforeCapital: """
      etc usw a.m p.m
      """,
    ordinary: """
      i am an as at be by do go he if in is it me my of on or so to up us we hm hmm pst tv
      """,
    starters: """
      the he she it they we you this that these those there but and so then when in at der
      die das er sie es und aber le la les il elle et mais el los las un una y pero lo i e
      ma o os as um uma de het een en hij zij maar
      """,
    particles: """
      le la les el los de il lo der y e i o en das
      """,
    speech: """
      said asked replied cried answered sagte fragte dit demanda dijo disse zei
      """
  )
}
