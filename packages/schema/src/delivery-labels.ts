import type { DeliveryKind, DeliveryMethod, DeliveryZone } from './delivery-settings.ts'
import { formatEuros, formatNumber } from './format-fi.ts'

const NBSP = '\u00A0'

/** How goods travel, as staff choose it. */
export const deliveryKindLabels: Record<DeliveryKind, string> = {
  freight: 'Rahti ovelle (myös akut)',
  home: 'Paketti ovelle (ei akkuja)',
  pickup_point: 'Paketti noutopisteeseen (ei akkuja)',
  collection: 'Nouto meiltä (maksuton)',
}

/** What is said where there is no figure: the price is told before anything is ordered. */
export const PRICE_TO_BE_AGREED: string = 'Sovitaan erikseen'

/** '2–5 arkipäivää'. */
export const workdaysText = ({ from, to }: { from: number; to: number }): string =>
  `${from === to ? from : `${from}–${to}`}${NBSP}${to === 1 ? 'arkipäivä' : 'arkipäivää'}`

/** 35000 g → '35 kg'. */
export const kilosText = (grams: number): string => `${formatNumber(grams / 1_000)}${NBSP}kg`

/** 'Saaristo (216–217), palautuksen lisä 60,00 €'. */
export const deliveryZoneText = ({ name, postcodes, returnSupplement }: DeliveryZone): string =>
  `${name} (${postcodes})${returnSupplement > 0 ? `, palautuksen lisä ${formatEuros(returnSupplement)}` : ''}`

/** 'Rahti, 2–5 arkipäivää: ≤ 35 kg 49,00 € / 69,00 €', or 'Rahti, 2–5 arkipäivää, ei käytössä'. */
export function deliveryMethodText({ name, isOffered, daysFrom, daysTo, steps }: DeliveryMethod): string {
  const prices = steps.map(({ upToGrams, prices }) => {
    const euros = Object.values(prices).map((price) => (price === null ? '–' : formatEuros(price)))
    return `≤${NBSP}${kilosText(upToGrams)} ${euros.join(' / ')}`
  })
  const what = [name, workdaysText({ from: daysFrom, to: daysTo }), !isOffered && 'ei käytössä'].filter(Boolean)
  return [what.join(', '), prices.join('; ')].filter(Boolean).join(': ')
}
