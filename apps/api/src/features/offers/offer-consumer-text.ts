import { isInAland } from '@arkpax/schema/aland'
import { formatEuros } from '@arkpax/schema/format-fi'
import type { OfferContent } from './offer-content.ts'
import type { OfferTerms } from './offer-terms.ts'

/** 'Toimitamme …': how long the delivery takes at most from the order or, where that is paid first, from the payment, in working days where the offer says it, else in days as the terms do; or by when it can be fetched. */
export function deliveryText(
  {
    delivery_days,
    is_collected,
    shipping_postcode,
  }: Pick<OfferContent, 'delivery_days' | 'is_collected' | 'shipping_postcode'>,
  terms: Pick<OfferTerms, 'deliveryDays'>,
): string {
  const time = delivery_days === null ? `${terms.deliveryDays}\u00A0päivän` : `${delivery_days}\u00A0arkipäivän`
  if (is_collected)
    return `Tilaus on noudettavissa viimeistään ${time} kuluttua ${FROM_WHEN}. Sovimme noutoajan kanssasi.`
  const text = `Toimitamme tilauksen Suomeen viimeistään ${time} kuluttua ${FROM_WHEN}. Akkuja ei voi toimittaa noutopisteeseen, pakettiautomaattiin eikä tavallisena postina.`
  return isInAland(shipping_postcode) ? `${text} ${ALAND_OFFERED}` : text
}

/** From when a time of delivery counts, as `content/policies/toimitus.mdx` says. */
const FROM_WHEN = 'tilausvahvistuksesta tai, jos maksat etukäteen, maksusta'

/** An offer to Åland is priced by hand, so its prices are as agreed; what the border brings must still be told. */
const ALAND_OFFERED =
  'Ahvenanmaan ja muun Suomen välillä on veroraja: toimituksesta laaditaan tulli-ilmoitus, ja verot ovat kuten olemme sopineet.'

/** What a consumer may take back, and what sending it back costs. */
export const withdrawalText = (content: OfferContent, terms: OfferTerms): string =>
  [
    `Kuluttajana voit peruuttaa tilauksen syytä kertomatta ${terms.withdrawalDays}\u00A0päivän kuluessa siitä, kun sait tavaran.`,
    terms.returnDays > terms.withdrawalDays
      ? `Lisäksi annamme palautusoikeuden ${terms.returnDays}\u00A0päiväksi.`
      : '',
    'Peruuttamisohje ja peruuttamislomake ovat ehdoissa.',
    returnCostText(content, terms),
  ]
    .filter(Boolean)
    .join(' ')

function returnCostText({ return_cost, rows }: OfferContent, terms: OfferTerms): string {
  if (return_cost !== null)
    return `Palautuksen kuljetus maksaa sinulle ${formatEuros(return_cost)}. Painavia tuotteita ja akkuja ei voi palauttaa postitse, joten noudamme ne.`
  if (rows.every(({ kind }) => kind !== 'product')) return ''
  return `Palautuksen nouto maksaa sinulle ${formatEuros(terms.returnPickupStation)} laitteelta tai lisäakulta ja ${formatEuros(terms.returnPickupPanel)} aurinkopaneelilta.`
}

/** What the law and we promise of faults. */
export const guaranteeText = ({ warrantyMonths }: OfferTerms): string =>
  `Vastaamme lakisääteisesti siitä, että tuote on sopimuksen mukainen. Lisäksi tuotteella on ${warrantyMonths}\u00A0kuukauden takuu, joka ei rajoita lain antamia oikeuksia.`
