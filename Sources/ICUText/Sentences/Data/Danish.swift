// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Danish: a number with a stop is an ordinal.
  static let danish = SentenceLanguage(
    tag: "da",
    never: """
      hr fru frk dr prof lic mag cand stud kapt ltn st f.eks fx bl.a d.v.s dvs p.g.a pga
      m.h.t mht i.e e.g ca resp jf jfr jvf inkl ekskl iflg vedr evt s.u t.v f.t p.t pt f.m.s
      forf udg overs red eng ty lat gr kgl kongl sekr dir mr mrs ms d.d tlf adr afd ass kl
      hhv nuv vha a.k.a phil theol jur polit
      """,
    beforeNumber: """
      jan nr s ss sp kap art fig tab bd vol årg § stk pkt p pp kl tlf no v f ff
      """,
    beforeStarter: """
      febr feb mar apr jun jul aug sept sep okt nov dec e.kr f.kr co inc ltd corp a/s u.s.a
      jr sr mill kr mdr max tirs tors univ inst str d.å d.æ d.y
      """,
    beforeCapital: """
      etc osv o.s.v m.m mm m.fl mfl m.v mv o.l ol o.lign o.a
      """,
    ordinary: """
      af bo da de du en er et få gå ha har han hun i ja jo ko må ni nu når om op på se så ta
      to tre tv ud var vi år ø å pst hm hmm
      """,
    starters: """
      den det de en et han hun vi jeg du i man dette denne disse der her nu da så men og
      eller for at som når hvis mens fordi selv efter før inden på af til fra med uden under
      over ved mod mellem gennem hos hvad hvem hvor hvordan hvorfor hvilken hvilke hans
      hendes sin sine min mit mine vores vort ingen intet alle alt mange nogle flere begge
      senere derefter derfor dog desuden dag går altid aldrig ja nej er var har havde kan
      skal blev også siden først både hver ifølge samtidig ikke kun selvom ligesom
      """,
    particles: """
      de von af
      """,
    speech: """
      sagde siger spurgte spørger svarede råbte hviskede mumlede skreg fortsatte tænkte
      udbrød
      """,
    ordinalBefore: """
      den det de en et d fra til og dens dets hans hendes vores hver sin min
      """,
    ordinalAfter: """
      januar februar marts mars april maj mai juni juli august september oktober november
      december desember jan feb mar apr jun jul aug sep sept okt nov dec des århundrede
      århundre
      """
  )
}
