import { fieldsOf } from '@arkpax/schema/import-fields'
import { PRODUCT_POSITION, type ProductChange, type ProductWithDetails } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { added, compared, type PlannedRow, type RowToPlan, refused, titleOf } from '../../services/planned-row.ts'
import { mediaNamedIn } from '../media/media.repo.ts'
import { setPrices } from './price.ts'
import { type ProductField, productStore } from './product-columns.ts'
import { refuseForeignFacts } from './product-facts.ts'
import { missingAmong, PICTURE_MISSING } from './product-pictures.ts'
import { campaignErrors } from './product-prices.ts'
import { toWholeProduct } from './product-rows.ts'
import type { ProductRow } from './products.table.ts'
import { productsOf } from './products-of-file.service.ts'

interface PicturesOfFile {
  now: Date
  siteDir: string
  /** Whether there is a picture at each address that the rows before had. */
  knownPictures: Map<string, boolean>
}

/** The addresses without a picture; each is looked for once in a file. */
async function missingOnes(
  db: Kysely<Database>,
  urls: readonly string[],
  { siteDir, knownPictures }: Omit<PicturesOfFile, 'now'>,
) {
  const unknown = urls.filter((url) => !knownPictures.has(url))
  if (unknown.length > 0) {
    const missing = missingAmong(unknown, siteDir, await mediaNamedIn(db, unknown))
    for (const url of unknown) knownPictures.set(url, !missing.has(url))
  }
  return new Set(urls.filter((url) => knownPictures.get(url) === false))
}

/**
 * What the rows of a file of products would do. A new product is a draft where the file does not say otherwise; the stock of one that
 * is there is left alone, because pieces may have been sold since the file was written.
 */
export async function planProducts(
  db: Kysely<Database>,
  rows: RowToPlan[],
  { now, siteDir, knownPictures }: PicturesOfFile,
): Promise<PlannedRow[]> {
  const productOf = await productsOf(db, rows)
  const pictures = rows.flatMap(({ values: { image_url } }) => (typeof image_url === 'string' ? [image_url] : []))
  const missing = await missingOnes(db, pictures, { siteDir, knownPictures })
  return rows.map((row) => {
    const { number, values } = row
    const product = productOf(row)
    const title = titleOf(row)
    if (typeof product === 'string') return refused(number, title, product)
    const { id: _, ...said } = values
    const mistake = product ? undefined : missingOf(said)
    if (mistake) return refused(number, title, mistake)
    const planned = product ? changeOf(number, product, said) : newOf(number, title, said)
    const reason =
      planned.after && (textMistake(planned.after, product, missing) ?? campaignMistake(planned.after, product, now))
    return reason ? refused(number, title, reason) : planned
  })
}

function missingOf(said: Readonly<Record<string, unknown>>): string | undefined {
  const missing = fieldsOf('products').filter(({ name, isNeeded }) => isNeeded && said[name] === undefined)
  if (missing.length === 0) return undefined
  return `Tuote on uusi, ja siltä puuttuu: ${missing.map(({ label }) => label).join(', ')}.`
}

function changeOf(number: number, product: ProductRow, { stock: _, ...said }: Readonly<Record<string, unknown>>) {
  const stored = Object.fromEntries(
    Object.keys(said).map((name) => [name, productStore[name as ProductField].ofRow(product)]),
  )
  return compared(number, { id: product.id, title: product.name, version: product.version }, stored, said)
}

const newOf = (number: number, title: string, said: object) =>
  added(number, uuidv7(), title, { stock: 0, status: 'draft', position: PRODUCT_POSITION, ...said })

/** Why the texts or the picture of a product will not do; undefined where they will. */
function textMistake(after: object, product: ProductRow | undefined, missing: ReadonlySet<string>): string | undefined {
  if ('image_url' in after && missing.has(String(after.image_url))) return PICTURE_MISSING
  try {
    if (JSON.stringify(after).includes('[[')) refuseForeignFacts(wholeOf(after, product), after)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.extras.errors?.map(({ detail }) => detail).join(' ')
  }
}

/** Why the campaign that a row leaves a product with cannot be; undefined where it can, or the row does not touch it. */
function campaignMistake(after: ProductChange, product: ProductRow | undefined, now: Date): string | undefined {
  const before = product ? setPrices(product) : NO_CAMPAIGN
  const { price = before.regular_price, campaign_price, campaign_from, campaign_until } = after
  const left = {
    regular_price: price,
    campaign_price: campaign_price ?? before.campaign_price,
    campaign_from: campaign_from ?? before.campaign_from,
    campaign_until: campaign_until ?? before.campaign_until,
  }
  const mistakes = campaignErrors(left, after, now)
  return mistakes.length > 0 ? mistakes.map(({ detail }) => `${detail}.`).join(' ') : undefined
}

const NO_CAMPAIGN = { regular_price: 0, campaign_price: null, campaign_from: null, campaign_until: null }

/** A product is looked at for the figures that its texts name, and not for its price. */
const ANY_TIME = new Date(0)

const EMPTY: ProductWithDetails = {
  ...{ id: '', name: '', description: '', price: 0, image_url: '', category: 'accessories', stock: 0, rating: null },
  ...{ version: 1, created_at: '', details: {} },
}

const wholeOf = (after: object, product: ProductRow | undefined): ProductWithDetails => ({
  ...(product ? toWholeProduct(product, ANY_TIME) : EMPTY),
  ...after,
})

/** What the rows of a file of stock levels would do; the level that is there now is what is counted from. */
export async function planStock(db: Kysely<Database>, rows: RowToPlan[]): Promise<PlannedRow[]> {
  const productOf = await productsOf(db, rows)
  return rows.map((row) => {
    const { number, values } = row
    const product = productOf(row)
    const title = titleOf(row)
    if (typeof product === 'string') return refused(number, title, product)
    if (!product) return refused(number, title, `Tuotetta ”${title}” ei ole.`)
    if (values.stock === undefined) return refused(number, product.name, 'Varastosaldo puuttuu.')
    const known = { id: product.id, title: product.name, version: null }
    return compared(number, known, { stock: product.stock }, { stock: values.stock })
  })
}
