import { isInAland } from './aland.ts'
import type { DeliveryKind, DeliveryMethod, DeliverySettings, DeliveryZone } from './delivery-settings.ts'
import { toCents } from './money.ts'
import { isInPostcodeAreas } from './postcode-areas.ts'
import type { ProductCategory } from './products.ts'
import type { TermsSettings } from './settings.ts'

/** So many of one product. `grossGrams` is one piece in its package, null where nobody has weighed it; `unNumber` that of dangerous goods. */
export interface DeliveryLine {
  quantity: number
  grossGrams: number | null
  unNumber: string | null
  category: ProductCategory
}

/** A way to deliver some goods to some place. */
export interface DeliveryOption {
  /** The id of the method in the settings. */
  method: string
  name: string
  description: string
  kind: DeliveryKind
  /** With tax; null where the price is to be agreed. */
  priceCents: number | null
  /** What fetching all of it back costs whoever has changed their mind; null where it is to be agreed. */
  returnCostCents: number | null
  /** Working days from the order. */
  days: { from: number; to: number }
}

/** A lithium battery, and whatever else has a UN number, goes by freight or is fetched from us: pickup points, lockers and ordinary post do not take it. */
const TAKES_DANGEROUS_GOODS: Record<DeliveryKind, boolean> = {
  freight: true,
  home: false,
  pickup_point: false,
  collection: true,
}

/** Whether goods may go this way. */
export const carries = (kind: DeliveryKind, isDangerous: boolean) => TAKES_DANGEROUS_GOODS[kind] || !isDangerous

/** Lithium ion batteries that travel by themselves. */
const LITHIUM_BATTERIES = 'UN3480'

/** The UN number that a product travels under: its own, and also that of a battery whose own nobody has written down. */
export const travelsUnder = (unNumber: string | null, batteryWh: number | null | undefined): string | null =>
  unNumber ?? (batteryWh ? LITHIUM_BATTERIES : null)

/** Whether a product is dangerous goods on the road. A power station is, also before anybody has written its number down. */
export const isDangerousGoods = ({ unNumber, category }: Pick<DeliveryLine, 'unNumber' | 'category'>) =>
  unNumber !== null || category === 'power-stations'

/**
 * The ways to deliver some goods to a postcode, in the order of the settings. What has no price there (no zone, a heavier load, an
 * unknown weight), and all that goes to Åland, is to be agreed where it goes by freight, and otherwise left out.
 */
export function deliveryOptions(
  { delivery, terms }: { delivery: DeliverySettings; terms: ReturnPrices },
  { postcode, lines }: { postcode: string; lines: readonly DeliveryLine[] },
): DeliveryOption[] {
  const zone = isInAland(postcode)
    ? undefined
    : delivery.zones.find(({ postcodes }) => isInPostcodeAreas(postcode, postcodes))
  const grams = grossGrams(lines)
  const isDangerous = lines.some(isDangerousGoods)
  const returnCostCents = zone ? returnCost(lines, zone, terms) : null
  return delivery.methods
    .filter(({ isOffered, kind }) => isOffered && carries(kind, isDangerous))
    .map(({ id: method, name, description, kind, daysFrom, daysTo, steps }) => ({
      method,
      name,
      description,
      kind,
      priceCents: kind === 'collection' ? 0 : priceOf(steps, zone, grams),
      returnCostCents,
      days: { from: daysFrom, to: daysTo },
    }))
    .filter(({ kind, priceCents }) => priceCents !== null || kind === 'freight')
}

/** What having goods brought to a door costs at the least, wherever that is, in cents; undefined where no price is known. */
export function leastToDoor({ methods, zones }: DeliverySettings, lines: readonly DeliveryLine[]): number | undefined {
  const grams = grossGrams(lines)
  const isDangerous = lines.some(isDangerousGoods)
  const prices = methods
    .filter(({ isOffered, kind }) => isOffered && TO_DOOR.has(kind) && carries(kind, isDangerous))
    .flatMap(({ steps }) => zones.map((zone) => priceOf(steps, zone, grams)))
    .filter((price) => price !== null)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

const TO_DOOR: ReadonlySet<DeliveryKind> = new Set(['freight', 'home'])

type ReturnPrices = Pick<TermsSettings, 'returnPickupStation' | 'returnPickupPanel'>

/** What fetching some goods back costs, in cents: the price of the terms for each piece, and what its zone adds. */
function returnCost(lines: readonly DeliveryLine[], zone: DeliveryZone, terms: ReturnPrices): number {
  const ofPiece = (line: DeliveryLine) =>
    toCents(isDangerousGoods(line) ? terms.returnPickupStation : terms.returnPickupPanel) +
    toCents(zone.returnSupplement)
  return lines.reduce((sum, line) => sum + line.quantity * ofPiece(line), 0)
}

function grossGrams(lines: readonly DeliveryLine[]): number | null {
  if (lines.some(({ grossGrams }) => grossGrams === null)) return null
  return lines.reduce((sum, { grossGrams, quantity }) => sum + (grossGrams ?? 0) * quantity, 0)
}

function priceOf(steps: DeliveryMethod['steps'], zone: DeliveryZone | undefined, grams: number | null): number | null {
  if (!zone || grams === null) return null
  const price = steps.find(({ upToGrams }) => grams <= upToGrams)?.prices[zone.id] ?? null
  return price === null ? null : toCents(price)
}
