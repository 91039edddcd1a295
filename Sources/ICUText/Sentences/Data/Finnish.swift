// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Finnish: a number with a stop is an ordinal.
  static let finnish = SentenceLanguage(
    tag: "fi",
    never: """
      hra rva nti tri tr prof dos lis ms mr mrs dr ks vrt esim ns n.s ts t.s ko k.o em e.m
      o.s os s k synt kuol ent nyk vars lat kreik engl saks ransk ruots ven jap ukr kiin it
      esp port puol tšek unk lyh mon yks huom n ao a.o mlk toim suom alk per vast ev.lut st
      kenr evl maj kapt luutn vänr insin dipl.ins yo valt fil hall kand toht rov past
      """,
    beforeNumber: """
      nro n:o s sivu ss luku kpl § art kuv kuva taul nide osa vol puh kello klo k l v
      """,
    beforeStarter: """
      jan feb tammik helmik maalisk huhtik toukok kesäk heinäk elok syysk lokak marrask
      jouluk eaa jaa ekr jkr e.kr j.kr e.a.a j.a.a inc ltd co corp ab milj mrd min maks u.s
      jr sr
      """,
    beforeCapital: """
      jne yms j.n.e etc jms
      """,
    ordinary: """
      ei en et he hän ja jo joo jos ko me ne no nyt on se te tv vai yö älä pst hm hmm
      """,
    starters: """
      se ne hän he minä sinä me te tämä tuo nämä nuo joka mikä kuka missä milloin miten
      miksi mutta ja tai vaan sekä jos kun koska vaikka että niin nyt sitten silloin siellä
      täällä tässä siinä sen sitä hänen heidän minun myös vielä jo aina koskaan ei eivät en
      kyllä on oli olivat ovat kaikki moni monet jokainen kukaan mitään ennen jälkeen aikana
      kanssa ilman myöhemmin tänään eilen huomenna lisäksi kuitenkin siksi näin ensin
      """,
    speech: """
      sanoi sanoo kysyi kysyy vastasi huusi kuiskasi mutisi jatkoi tokaisi huudahti ajatteli
      totesi
      """,
    ordinalBefore: """
      on oli
      """,
    ordinalAfter: """
      tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta
      syyskuuta lokakuuta marraskuuta joulukuuta tammikuun helmikuun maaliskuun huhtikuun
      toukokuun kesäkuun heinäkuun elokuun syyskuun lokakuun marraskuun joulukuun päivä
      päivänä luokka luokan kerros kerroksen kerran vuosisadan vuosisata
      """
  )
}
