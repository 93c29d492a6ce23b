import { formatDate } from '@arkpax/schema/format-fi'
import type { TermsSettings } from '@arkpax/schema/settings'
import { isBy, type ReturnBasis, type WithdrawalPeriod } from '@arkpax/schema/withdrawal-period'

type Days = Pick<TermsSettings, 'withdrawalDays' | 'returnDays'>

/** Until when an order may be withdrawn from, as it stands at a moment. */
export function periodText(period: WithdrawalPeriod, { withdrawalDays, returnDays }: Days, now: Date): string {
  const { isCompany, receivedOn, lawEndsOn, promiseEndsOn } = period
  if (isCompany) return companyText(period, returnDays, now)
  if (!receivedOn || !lawEndsOn || !promiseEndsOn)
    return `Peruuttamisaika on ${withdrawalDays}\u00A0päivää ja palautusoikeus ${returnDays}\u00A0päivää. Ne alkavat vasta, kun olet saanut tilauksen viimeisenkin tuotteen.`
  return `Sait tilauksen viimeisen osan ${formatDate(receivedOn)}. Lakisääteinen peruuttamisaika (${withdrawalDays}\u00A0päivää) ${ends(lawEndsOn, now)} ja antamamme palautusoikeus (${returnDays}\u00A0päivää) ${ends(promiseEndsOn, now)}.`
}

function companyText({ receivedOn, promiseEndsOn }: WithdrawalPeriod, returnDays: number, now: Date): string {
  const law = 'Tilaus on tehty yritykselle, joten siihen ei liity kuluttajan lakisääteistä peruuttamisoikeutta.'
  const ours = `Annamme yrityksillekin ${returnDays}\u00A0päivän palautusoikeuden.`
  if (!receivedOn || !promiseEndsOn) return `${law} ${ours} Aika alkaa, kun viimeinen tuote on vastaanotettu.`
  return `${law} ${ours} Aika ${ends(promiseEndsOn, now)}.`
}

const ends = (day: string, now: Date) =>
  isBy(day, now) ? `päättyy ${formatDate(day)} klo\u00A023.59` : `päättyi ${formatDate(day)}`

/** What a notice rests on. */
export const basisText: Record<ReturnBasis, string> = {
  law: 'Peruutus tehdään kuluttajan lakisääteisen peruuttamisoikeuden nojalla.',
  promise: 'Tämä on palautus, joka perustuu palautuslupaukseemme.',
}
