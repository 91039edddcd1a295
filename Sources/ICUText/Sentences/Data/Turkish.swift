// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Turkish: a number with a stop is an ordinal.
  static let turkish = SentenceLanguage(
    tag: "tr",
    never: """
      sn dr prof doç yrd.doç yrd öğr gör av müh mim ecz alb yb bnb yzb tğm org gen hz st bkz
      örn mad cad sok sk mah blv apt vd ing fr alm lat yun ar far rus it isp çev haz yay kur
      gnl müd bşk mr mrs ms op uzm dz krş çvş ong kd t.c sf
      """,
    beforeNumber: """
      no s sf say c cilt böl md mad fık şek tab bkz tel sok
      """,
    beforeStarter: """
      oca şub mar nis may haz tem ağu eyl eki m.ö m.s i.ö i.s a.ş ltd şti inc co tic san
      a.b.d u.s b.m t.b.m.m yy u.s.a dk sa
      """,
    beforeCapital: """
      vb vs vd v.b v.s etc
      """,
    ordinary: """
      bu şu ne de da ve ki mi mı mu mü biz siz ben sen on iş ev su var yok tv hm hmm pst
      """,
    starters: """
      bu şu o bir ben sen biz siz onlar ama fakat ancak ve veya ya çünkü eğer ne nasıl neden
      niçin kim nerede hangi burada orada şimdi sonra önce böyle öyle çok daha en her hiç
      hiçbir kimse herkes bütün tüm bazı birçok onun bunun bunlar onu bunu için gibi evet
      hayır bugün dün yarın artık yine hem sadece oysa işte üstelik
      """,
    speech: """
      dedi diye sordu cevap yanıtladı bağırdı fısıldadı seslendi söyledi ekledi mırıldandı
      haykırdı
      """,
    ordinalBefore: """
      ve veya bu şu
      """,
    ordinalAfter: """
      yüzyıl yüzyılda yüzyılın yy kat katta sınıf sınıfı madde maddesi bölüm bölümü dünya
      kez defa dönem gün hafta yıl yılı yıldönümü ordu tümen
      """
  )
}
