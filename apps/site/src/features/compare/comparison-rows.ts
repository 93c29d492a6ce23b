import { withUnit } from '@arkpax/schema/figures'
import { formatAverage, formatDate, formatPrice } from '@arkpax/schema/format-fi'
import { detailStock } from '@arkpax/schema/labels'
import type { Product } from '@arkpax/schema/products'
import type { ProductRating } from '@arkpax/schema/reviews'
import { ratingSource } from '../../components/ui/stars.fi.ts'
import { withVatOf } from '../../components/ui/vat.fi.ts'
import { cutText } from '../../lib/cut.fi.ts'
import type { PictureSource } from '../../lib/pictures.ts'
import { type CatalogueRating, shownRating } from '../../lib/shown-rating.ts'
import { sharedRows } from './compare.fi.ts'

const factLabels = {
  power: 'Jatkuva teho',
  peak: 'Huipputeho',
  capacity: 'Kapasiteetti',
  expansion: 'Laajennus lisäakuilla',
  outputs: 'Lähtöjä yhteensä',
  sockets: 'Pistorasiat',
  usb: 'USB yhteensä',
  battery: 'Akkutyyppi',
  cycles: 'Lataussyklit',
  charging: 'Lataus verkosta',
  solar: 'Aurinkolataus',
  size: 'Mitat (L × S × K)',
  weight: 'Paino',
  temperature: 'Käyttölämpötila',
  water: 'Vesitiiviys',
  warranty: 'Takuu',
  rating: 'Arvio',
} as const

type Fact = keyof typeof factLabels

/** What is known of a product, written out; an unknown fact is left out. */
export type Facts = Partial<Record<Fact, string | 0>>

/** A product in the comparison. `picture` is a rendered one, else `imageUrl` is shown. */
export interface ComparedProduct {
  id: string
  name: string
  price: number
  /** While a cut is announced. */
  normalPrice?: number | undefined
  lowestPrice30?: number | undefined
  cutUntil?: string | undefined
  /** The value added tax, where it is another than that of the row. */
  vatPercent?: number | undefined
  stock: number
  isStation?: boolean
  picture?: PictureSource
  imageUrl?: string
  facts: Facts
  /** The rating that the maker states, written out, for as long as the product has no reviews of its own. */
  statedRating?: string
}

/** A row of the table: one text per product. In a row that `ticks`, a known one has a tick before it. */
export interface ComparisonRow {
  label: string
  values: string[]
  differs: boolean
  ticks?: boolean
}

/** The rows for these products in their order. The prices stand at the heads of the columns; one with more to it has a row. */
export function comparisonRows(products: readonly ComparedProduct[], unknown: string): ComparisonRow[] {
  const row = (label: string, value: (product: ComparedProduct) => string): ComparisonRow => {
    const values = products.map(value)
    const differs = new Set(values).size > 1
    return { label, values, differs }
  }
  const fact = (name: Fact) => row(factLabels[name], ({ facts }) => facts[name] || unknown)
  return [
    ...(products.some(hasMoreToItsPrice) ? [row(sharedRows.price, priceWithCut)] : []),
    row('Saatavuus', ({ stock }) => detailStock(stock).text),
    fact('power'),
    fact('peak'),
    fact('capacity'),
    fact('expansion'),
    fact('outputs'),
    fact('sockets'),
    fact('usb'),
    fact('battery'),
    fact('cycles'),
    fact('charging'),
    { ...fact('solar'), ticks: true },
    fact('size'),
    fact('weight'),
    fact('temperature'),
    fact('water'),
    fact('warranty'),
    fact('rating'),
  ]
}

const hasMoreToItsPrice = ({ cutUntil, vatPercent }: ComparedProduct) =>
  cutUntil !== undefined || vatPercent !== undefined

/** '2 990,00 €', with a tax of its own, and what a cut one was before and how long it is. */
function priceWithCut({ price, vatPercent, normalPrice, lowestPrice30, cutUntil }: ComparedProduct): string {
  const told = formatPrice(price) + (vatPercent === undefined ? '' : ` (${withVatOf(vatPercent)})`)
  if (!normalPrice || !lowestPrice30 || !cutUntil) return told
  const { campaign, normal, lowest, until } = cutText
  const before = `${normal} ${formatPrice(normalPrice)}, ${lowest} ${formatPrice(lowestPrice30)}`
  return `${campaign} ${told}, ${before}, ${until(formatDate(cutUntil))}`
}

/** The products of the shop: prices, stock and ratings are the server's, facts the catalogue's where it has the product. */
export function withServerProducts(catalogue: readonly ComparedProduct[], products: readonly Product[]) {
  return products.map((product): ComparedProduct => {
    const known = catalogue.find(({ id }) => id === product.id)
    const ownRating = writtenRating(product.rating, undefined)
    if (known) {
      const facts = { ...known.facts, rating: ownRating ?? known.statedRating }
      const { normalPrice, lowestPrice30, cutUntil, vatPercent } = product
      return {
        ...known,
        name: product.name,
        price: product.price,
        normalPrice,
        lowestPrice30,
        cutUntil,
        vatPercent,
        stock: product.stock,
        facts,
      }
    }
    const {
      id,
      name,
      price,
      normalPrice,
      lowestPrice30,
      cutUntil,
      vatPercent,
      stock,
      image_url: imageUrl,
      maxPower,
      batteryCapacity,
    } = product
    const facts = {
      power: maxPower && withUnit(maxPower, 'W'),
      capacity: batteryCapacity && withUnit(batteryCapacity, 'Wh'),
      rating: ownRating,
    }
    return { id, name, price, normalPrice, lowestPrice30, cutUntil, vatPercent, stock, imageUrl, facts }
  })
}

/** A rating with its source: '3,5 (2 arvostelua)', or what the maker states; undefined where there is none. */
export function writtenRating(own: ProductRating | null, stated: CatalogueRating | undefined): string | undefined {
  const rating = shownRating(own, stated)
  return rating && `${formatAverage(rating.value)} (${ratingSource(rating)})`
}
