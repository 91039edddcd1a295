// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of German: a number with a stop is an ordinal, nouns have capitals.
  static let german = SentenceLanguage(
    tag: "de",
    never: """
      hr hrn fr frl dr prof ing dipl med phil jur rer nat theol hon habil st sr jr bzw ca
      vgl z.b d.h u.a u.ä.b s.o s.u i.d.r i.a o.g o.ä.b d.i d.j sog zb dh evtl ggf gem insb
      insbes bes inkl exkl einschl ausschl zzgl abzgl lt gen gez vorm ehem frz engl lat
      griech ital span russ dt österr schweiz amerik bayr preuß röm kath ev prot jüd lfd
      allg vors präs min geb gest verh verw urspr eigtl gegr betr bezügl mind durchschn wg
      zw zt z.t z.zt z.hd u.u m.e e.v.b kgl kaiserl königl hl frhr gr abg abt gebr fa p.a
      co.kg vs resp op cit ebd ders dies hrsg übers bearb zit o.b.d.a s.a mr mrs ms i.v obst
      maj hptm lt.d gfm ltn m.w n.chr.g sel
      """,
    beforeNumber: """
      jan nr nrn s ss bd bde abs art § kap abb tab fig ziff lit aufl jg jh jhd h heft vers v
      ver sp f ff bl fol anm teil tl hs no str tel anl pos pkt ca bf pl rn rdnr rz
      """,
    beforeStarter: """
      str feb febr mrz apr jun jul aug sep sept okt nov dez mo fr std min sek mio mrd tsd
      stk st.k qm ltr gmbh co inc ltd corp univ inst tech n.chr v.chr u.s u.s.a e.v a.d b.a
      m.a a.m p.m bspw gesch ges verl wiss mus hist geogr pol milit math phys chem biol jap
      chin türk poln tschech ungar schwed dän norw finn arab hebr u.s.w vol ed eds
      """,
    beforeCapital: """
      usw etc usf u.ä u.a.m u.v.m u.v.a u.s.f o.ä o.dgl u.dgl dgl ff a.d.r uvm uva
      """,
    ordinary: """
      ab am an da du er es im in ja ob so um wo zu tv pst hm hmm brr krk nrw
      """,
    starters: """
      der die das den dem des ein eine einen einem einer er sie es wir ihr ich du man dies
      diese dieser dieses diesen jene jener und aber oder doch denn sondern wenn als da dann
      dort hier nun jetzt so auch nur noch nach vor in im am an auf aus bei mit von vom zu
      zum zur für durch gegen ohne um über unter seit während wegen trotz weil obwohl dass
      daß damit bevor nachdem was wer wie wo wann warum wieso welche welcher welches sein
      seine seiner seinen ihre ihrer ihren mein meine unser unsere kein keine keiner niemand
      nichts jeder jede alle viele einige manche mehr beide später danach darauf daher
      deshalb dennoch jedoch zudem außerdem allerdings heute gestern morgen damals schon
      immer nie ja nein oh ach ist war hat hatte wird wurde kann sind waren haben es’s zwar
      dabei dazu davon darum zunächst schließlich endlich ebenso sowohl weder entweder bis
      ab sobald solange falls sehr ganz leider natürlich
      """,
    speech: """
      sagte sagt fragte fragt rief ruft antwortete erwiderte meinte flüsterte schrie
      murmelte entgegnete brummte versetzte erklärte fügte lachte seufzte begann dachte
      """,
    ordinalBefore: """
      der die das dem den des am im vom zum zur beim ins ans aufs durchs fürs übers ein
      einem einen einer eines jeder jede jedes jedem jeden dieser diese diesem diesen dieses
      sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer mein meinem meinen meiner
      unser unserem unseren ab bis seit und oder unter über dessen deren kein keinem pro
      """,
    ordinalAfter: """
      januar jänner februar feber märz april mai juni juli august september oktober november
      dezember jan feb mär mrz apr jun jul aug sep sept okt nov dez jahrhundert jahrhunderts
      jahrtausend jh jhd tag woche stock etage geburtstag mal klasse kapitel auflage
      weltkrieg armee division bezirk platz rang buch band akt szene
      """,
    fronting: """
      am um im ab bis vor nach
      """
  )
}
