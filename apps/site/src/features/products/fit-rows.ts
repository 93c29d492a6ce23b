import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { withUnit } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Fit } from './fits.ts'
import { systemText } from './system.fi.ts'
import { type Added, daysToFill, kilowattHours, sunHours, systemWh } from './system-figures.ts'

const text = systemText.fits

/** So many of a battery or a panel, what they cost, and what they do for each station; a station that does not take so many has a dash. */
export interface FitRow {
  label: string
  cost: string
  values: readonly string[]
}

/** A few tell how it goes; more panels than these are told in hours, not in days. */
const COUNTS = { batteries: [1, 2, 5, 10], panels: [1, 2, 4] }

type Kind = keyof typeof COUNTS

/** What so many of a product cost, and what they do for each station. */
const rowOf = (
  kind: Kind,
  count: number,
  { priceCents }: CatalogueProduct,
  fits: readonly Fit[],
  told: (fit: Fit, added: Added) => string,
): FitRow => ({
  label: text[kind](count),
  cost: text.withoutStation(formatPrice(toEuros(priceCents * count))),
  values: fits.map((fit) => (count <= fit.most ? told(fit, { batteries: 0, panels: 0, [kind]: count }) : '–')),
})

/** How the energy of stations grows as batteries are added; the price is that of the batteries. */
export const batteryRows = (product: CatalogueProduct, fits: readonly Fit[]): FitRow[] =>
  COUNTS.batteries.map((count) =>
    rowOf('batteries', count, product, fits, ({ system }, added) => kilowattHours(systemWh(system, added))),
  )

/** In how many summer days some panels fill each station, and in how many hours of full sun the most that a station takes. */
export function panelRows(product: CatalogueProduct, fits: readonly Fit[]): FitRow[] {
  const days = COUNTS.panels.map((count) =>
    rowOf('panels', count, product, fits, ({ system }, added) => text.days(daysToFill(system, added))),
  )
  const most = Math.max(0, ...fits.map((fit) => fit.most))
  if (most <= Math.max(...COUNTS.panels)) return days
  const hours = ({ system }: Fit, added: Added) => withUnit(sunHours(system, added) ?? 0, 'h')
  const row = rowOf('panels', most, product, fits, hours)
  return [...days, { ...row, label: text.inFullSun(row.label) }]
}
