import { formatDate } from '@arkpax/schema/format-fi'
import type { TermsSettings } from '@arkpax/schema/settings'
import type { ReturnBasis, WithdrawalPeriod } from '@arkpax/schema/withdrawal-period'

type Days = Pick<TermsSettings, 'withdrawalDays' | 'returnDays'>

/** Until when an order may be withdrawn from, in one sentence or two. */
export function periodText(period: WithdrawalPeriod, { withdrawalDays, returnDays }: Days): string {
  const { isCompany, receivedOn, lawEndsOn, promiseEndsOn } = period
  if (isCompany) return companyText(receivedOn, promiseEndsOn, returnDays)
  if (!receivedOn || !lawEndsOn || !promiseEndsOn)
    return `Peruuttamisaika on ${withdrawalDays}\u00A0päivää ja palautusoikeus ${returnDays}\u00A0päivää. Ne alkavat vasta, kun olet saanut tilauksen viimeisenkin tuotteen, joten voit peruuttaa nyt.`
  return `Sait tilauksen viimeisen osan ${formatDate(receivedOn)}. Lakisääteinen peruuttamisaika (${withdrawalDays}\u00A0päivää) päättyy ${formatDate(lawEndsOn)} ja antamamme palautusoikeus (${returnDays}\u00A0päivää) ${formatDate(promiseEndsOn)} klo\u00A023.59.59.`
}

function companyText(receivedOn: string | null, endsOn: string | null, returnDays: number): string {
  const law = 'Tilaus on tehty yritykselle, joten siihen ei liity kuluttajan lakisääteistä peruuttamisoikeutta.'
  const ours = `Annamme yrityksillekin ${returnDays}\u00A0päivän palautusoikeuden.`
  if (!receivedOn || !endsOn) return `${law} ${ours} Aika alkaa, kun viimeinen tuote on vastaanotettu.`
  return `${law} ${ours} Aika päättyy ${formatDate(endsOn)} klo\u00A023.59.59.`
}

/** What a notice rests on. */
export const basisText: Record<ReturnBasis, string> = {
  law: 'Peruutus tehdään kuluttajan lakisääteisen peruuttamisoikeuden nojalla.',
  promise: 'Tämä on palautus, joka perustuu palautuslupaukseemme.',
}
