import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Fit } from './fits.ts'
import { systemText } from './system.fi.ts'
import { type Added, daysToFill, kilowattHours, systemWh } from './system-figures.ts'

const text = systemText.fits

/** So many of a battery or a panel, what they cost, and what they do for each station; a station that does not take so many has a dash. */
export interface FitRow {
  label: string
  cost: string
  values: readonly string[]
}

/** A few tell how it goes; more panels than these fill a station no sooner. */
const COUNTS = { batteries: [1, 2, 5, 10], panels: [1, 2, 4] }

type Kind = keyof typeof COUNTS

const rowsOf = (
  kind: Kind,
  { priceCents }: CatalogueProduct,
  fits: readonly Fit[],
  told: (fit: Fit, added: Added) => string,
): FitRow[] =>
  COUNTS[kind].map((count) => ({
    label: text[kind](count),
    cost: text.withoutStation(formatPrice(toEuros(priceCents * count))),
    values: fits.map((fit) => (count <= fit.most ? told(fit, { batteries: 0, panels: 0, [kind]: count }) : '–')),
  }))

/** How the energy of stations grows as batteries are added; the price is that of the batteries. */
export const batteryRows = (product: CatalogueProduct, fits: readonly Fit[]): FitRow[] =>
  rowsOf('batteries', product, fits, ({ system }, added) => kilowattHours(systemWh(system, added)))

/** In how many summer days some panels fill each station. */
export const panelRows = (product: CatalogueProduct, fits: readonly Fit[]): FitRow[] =>
  rowsOf('panels', product, fits, ({ system }, added) => text.days(daysToFill(system, added)))
