// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of English: titles, references, months, the usual Latin.
  static let english = SentenceLanguage(
    tag: "en",
    never: """
      mr mrs ms messrs mme mlle dr drs prof st ste mt rev revd gen col lt capt cpt cmdr maj
      sgt cpl pvt adm sen gov pres supt insp dept esqre e.g i.e eg ie viz cf vs v.s c.f ca
      approx rt fr sr.dr ald amb atty sec-gen lieut serg asst assoc mgr mdm sra srta bp abp
      archbp ph wm chas jas thos jos robt geo jno nic edm nath barth fredk alexr bab benj edw saml danl q.v ibid op loc al.ed r.t.hon
      anon resp incl excl esp prob pseud bros.& d.v d.g p.p.s maj.gen lt.col lt.gen brig.gen
      sc scil tr gk heb lat fig.e nr ff.a
      """,
    beforeNumber: """
      sat mar may jan sun mos no nos p pp pg pgs ch chap chaps vol vols fig figs art arts
      sec secs sect § par para cl bk bks pt pts ed eds eq eqs ex l ll n nn nr nrs col cols
      app apps tab sched reg regs c b d fl r stat cap act sc scene line lines ver vv canto
      div item rev cir step q qq vs lib op f ff fo fol sq ext rm apt ste tel
      """,
    beforeStarter: """
      brig hon bro rep ed captn p.s ft fol bart mss ms herts wilts hants berks cambs oxon
      salop deb yrs mos ds ibid i.o.u d.d k.b b.d co corp inc ltd llc bros jr sr esq ave
      blvd rd sq hwy bldg pk pl ct jan feb febr mar apr jun jul aug sep sept oct nov dec mon
      tue tues wed weds wednes thu thur thurs fri est edn univ inst assn dist u.s u.k u.n u.s.a
      u.s.s.r n.y d.c l.a b.c a.d c.e b.c.e ph.d m.d m.a b.a ll.d f.r.s m.p q.c k.c r.n
      u.s.n u.s.s h.m.s h.m h.r.h a.m.e calif conn penn penna fla ga ala ind mich minn wis
      ariz colo nev mo tenn ky va md okla neb nebr kan kans ia vt n.h n.j n.c s.c n.d s.d
      w.va r.i eng ger ital russ gr ap lb lbs oz yd yds sq.ft hr hrs min mins dep mfg exch
      sta ry rwy gal qt bbl doz cwt alt refs cit ff i.q j.p mus.d litt.d ver dan lev deut
      num josh judg sam chron neh esth ps psa prov eccl isa jer ezek hos nah hab zeph zech
      matt mk lk rom cor eph thess philem pet jun.r rob phil lo
      """,
    beforeCapital: """
      etc &c a.m p.m esq ult inst prox et.al
      """,
    ordinary: """
      i am an as at be by do go he if in is it me my of on or so to up us we ox axe hmm hm
      shh sh psst pst tsk brr brrr grr pfft nth tv mph rhythm myth hymn lynx
      """,
    starters: """
      the a an he she it they we you i this that these those there here what who when where
      why how which whose his her its their our your my if but and or so then now yet nor
      for as at after before although though because since until while once in on of by from
      to with without under over between during through despite no not yes oh ah well nobody
      nothing none everyone everybody everything someone somebody something anyone some many
      most all both each every few several such another other others one two three meanwhile
      however moreover therefore thus finally later soon suddenly perhaps maybe still even
      only just never always often again also let please is are was were do does did can
      could will would should shall may might must have has had don’t come go see look take
      it’s he’s she’s that’s there’s we’re they’re i’m i’ll i’d i’ve you’re instead indeed
      today tomorrow yesterday according
      """,
    speech: """
      said says say asked asks replied replies answered cried cries shouted whispered
      murmured muttered exclaimed inquired enquired remarked observed added continued
      returned called began demanded growled laughed sighed groaned roared screamed repeated
      protested suggested explained declared responded retorted snapped ejaculated
      interrupted interposed gasped sobbed thought wondered
      """,
    fronting: """
      in on at by from since until till before after during about around towards near
      """
  )
}
