import * as z from 'zod'

const day = z.iso.date('Tarkista päivä').refine((iso) => iso >= '2020-01-01' && iso < '2200-01-01', 'Tarkista päivä')

/** The Finnish days on which a price of campaign holds, both included. */
export const campaignDays = { campaign_from: day.nullable().optional(), campaign_until: day.nullable().optional() }

interface Prices {
  /** The normal price in euros. */
  price: number
  campaign_price?: number | null | undefined
  campaign_from?: string | null | undefined
  campaign_until?: string | null | undefined
}

/** What is wrong with a campaign, by its field; nothing where there is no campaign. `today` is a Finnish day. */
export function campaignMistakes(prices: Prices, today: string): { path: keyof Prices; detail: string }[] {
  const { price, campaign_price, campaign_from, campaign_until } = prices
  if ((campaign_price ?? null) === null && !campaign_from && !campaign_until) return []
  const mistakes: { path: keyof Prices; detail: string }[] = []
  if ((campaign_price ?? null) === null) mistakes.push({ path: 'campaign_price', detail: 'Anna kampanjahinta' })
  else if (Number(campaign_price) >= price)
    mistakes.push({ path: 'campaign_price', detail: 'Kampanjahinnan on oltava normaalihintaa alempi' })
  if (!campaign_from) mistakes.push({ path: 'campaign_from', detail: 'Anna kampanjan ensimmäinen päivä' })
  if (!campaign_until) mistakes.push({ path: 'campaign_until', detail: 'Anna kampanjan viimeinen päivä' })
  else if (campaign_from && campaign_until < campaign_from)
    mistakes.push({ path: 'campaign_until', detail: 'Viimeinen päivä ei voi olla ennen ensimmäistä' })
  else if (campaign_until < today)
    mistakes.push({ path: 'campaign_until', detail: 'Viimeinen päivä on jo mennyt. Valitse myöhempi päivä.' })
  return mistakes
}
