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
import { bestOf, type Measure, more, sharesOf } from './best-values.ts'
import { factLabels, groupLabels, sharedRows } from './compare.fi.ts'

export type Fact = keyof typeof factLabels

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
  /** Those of the facts of which more or less is better. */
  measures?: Partial<Record<Fact, Measure>>
  /** How long a full battery runs common devices in practice, by the device: text and hours. */
  runtimes?: readonly { device: string; text: string; hours: number }[] | undefined
  /** The rating that the maker states, written out, for as long as the product has no reviews of its own. */
  statedRating?: string
  /** For whom it is, where there is another to choose from. */
  verdict?: string | undefined
}

/**
 * A row of the table: one text per product, and which of them are the best. In a row that `ticks`, a known one has a tick before it; where it
 * has `shares`, each is a bar of that part of the longest.
 */
export interface ComparisonRow {
  label: string
  values: string[]
  differs: boolean
  best: boolean[]
  ticks?: boolean
  shares?: readonly (number | undefined)[]
}

/** Rows under a heading. */
export interface RowGroup {
  title: string
  rows: ComparisonRow[]
  /** All products have the same values. */
  isShared?: boolean
}

/** The facts that lengths tell apart. Times would all have the same two: they follow from the capacities. */
const WITH_BARS: ReadonlySet<Fact> = new Set(['power', 'peak', 'capacity', 'expansion'])

/** The rows for these products in their order, under headings, and last what they share; a group without a row is left out. */
export function comparisonRows(products: readonly ComparedProduct[], unknown: string): RowGroup[] {
  const row = (
    label: string,
    value: (product: ComparedProduct) => string,
    measure: (product: ComparedProduct) => Measure | undefined = () => undefined,
    hasBars = false,
  ): ComparisonRow => {
    const values = products.map(value)
    // What reads the same is as good, whatever its decimals; what reads as unknown is not held against others.
    const measures = values.map((told) => {
      const alike = products.filter((_, index) => told !== unknown && values[index] === told)
      return alike.map(measure).find((known) => known !== undefined)
    })
    const differs = new Set(values).size > 1
    return { label, values, differs, best: bestOf(measures), ...(hasBars && { shares: sharesOf(measures) }) }
  }
  const fact = (name: Fact) =>
    row(
      factLabels[name],
      ({ facts }) => facts[name] || unknown,
      ({ measures }) => measures?.[name],
      WITH_BARS.has(name),
    )
  const runtime = (device: string) => {
    const of = ({ runtimes }: ComparedProduct) => runtimes?.find((each) => each.device === device)
    return row(
      device,
      (product) => of(product)?.text ?? unknown,
      (product) => {
        const hours = of(product)?.hours
        return hours === undefined ? undefined : { value: hours, better: 'more' }
      },
    )
  }
  const devices = new Set(products.flatMap(({ runtimes = [] }) => runtimes.map(({ device }) => device)))
  const groups: RowGroup[] = [
    { title: groupLabels.power, rows: [fact('power'), fact('peak'), fact('capacity'), fact('expansion')] },
    { title: groupLabels.runtimes, rows: [...devices].map(runtime) },
    // One group: of two stations most of it is the same, and a heading above each row that is left would cut the table into pieces.
    {
      title: groupLabels.device,
      rows: [
        fact('outputs'),
        fact('sockets'),
        fact('usb'),
        fact('charging'),
        { ...fact('solar'), ticks: true },
        fact('battery'),
        fact('cycles'),
        fact('weight'),
        fact('size'),
        fact('water'),
        fact('temperature'),
      ],
    },
    {
      title: groupLabels.buying,
      rows: [
        row(sharedRows.price, priceWithCut, ({ price }) => ({ value: price, better: 'less' })),
        row(sharedRows.stock, ({ stock }) => detailStock(stock).text),
        fact('warranty'),
        fact('rating'),
      ],
    },
  ]
  const isShared = ({ differs, values: [first] }: ComparisonRow) => products.length > 1 && !differs && first !== unknown
  const shared = groups.flatMap(({ rows }) => rows.filter(isShared))
  return [
    ...groups.map(({ title, rows }) => ({ title, rows: rows.filter((each) => !isShared(each)) })),
    { title: groupLabels.shared(products.length), isShared: true, rows: shared },
  ].filter(({ rows }) => rows.length > 0)
}

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
    const measures = { power: more(maxPower), capacity: more(batteryCapacity) }
    return { id, name, price, normalPrice, lowestPrice30, cutUntil, vatPercent, stock, imageUrl, facts, measures }
  })
}

/** A rating with its source: '3,5 (2 arvostelua)', or what the maker states; undefined where there is none. */
export function writtenRating(own: ProductRating | null, stated: CatalogueRating | undefined): string | undefined {
  const rating = shownRating(own, stated)
  return rating && `${formatAverage(rating.value)} (${ratingSource(rating)})`
}
