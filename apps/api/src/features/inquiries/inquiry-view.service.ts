import { deliveryQuestion } from '@arkpax/schema/delivery-options'
import type { DeliveryOption } from '@arkpax/schema/delivery-price'
import { offeredCollection } from '@arkpax/schema/delivery-settings'
import { toCents } from '@arkpax/schema/money'
import type { Product, ProductWithDetails } from '@arkpax/schema/products'
import { vatLines } from '@arkpax/schema/vat'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findDeliveryOptions, findLeastToDoor } from '../delivery-options/delivery-options.service.ts'
import { findProduct, listProducts } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { readQuantity, type TypedInquiry, type TypedLine } from './inquiry-fields.ts'

/** A product of the form as it is now. */
export interface InquiryLine extends TypedLine {
  product: ProductWithDetails
  /** Cents of the line; null while its quantity is none. */
  cents: number | null
  /** There are fewer in stock than are asked for. */
  isShort: boolean
}

/** What the form shows beside what was typed. */
export interface InquiryView {
  lines: InquiryLine[]
  /** How many of the named products are not for sale any more. */
  gone: number
  /** What belongs to the products and is not among them; without any, what the shop has. */
  addOns: Pick<Product, 'id' | 'name' | 'price' | 'image_url'>[]
  totalCents: number
  vatCents: number
  /** Undefined while there is no postcode, no product or no right quantity. */
  delivery: DeliveryOption[] | undefined
  /** That of them which is chosen. */
  chosen: DeliveryOption | undefined
  /** What delivery to a door costs at the least, in cents; undefined where no price is known or a quantity is not right. */
  leastToDoorCents: number | undefined
  /** What fetching from us is called; undefined where it is not offered. */
  collection: string | undefined
}

const ADD_ONS_MAX = 6

/** Looks up what a typed form is about: products with the prices of now, what belongs to them, the total and the ways of delivery. */
export async function readInquiryView(db: Kysely<Database>, typed: TypedInquiry, now: Date): Promise<InquiryView> {
  const lines = await readLines(db, typed.lines, now)
  const { terms, delivery } = await readSettings(db)
  const taxed = lines.map(({ product, cents }) => ({
    cents: cents ?? 0,
    vatPercent: product.vatPercent ?? terms.vatPercent,
  }))
  const options = await readDelivery(db, lines, typed.texts.postcode.trim())
  return {
    lines,
    gone: typed.lines.length - lines.length,
    addOns: await readAddOns(db, lines, now),
    totalCents: taxed.reduce((sum, { cents }) => sum + cents, 0),
    vatCents: vatLines(taxed).reduce((sum, { vat }) => sum + vat, 0),
    delivery: options,
    chosen: options?.find(({ method }) => method === typed.texts.delivery_method),
    leastToDoorCents: await readLeastToDoor(db, lines),
    collection: offeredCollection(delivery)?.name,
  }
}

async function readLines(db: Kysely<Database>, typed: readonly TypedLine[], now: Date): Promise<InquiryLine[]> {
  const lines: InquiryLine[] = []
  for (const { id, quantity } of typed) {
    const product = await findProduct(db, id, now)
    const pieces = readQuantity(quantity)
    const isRight = pieces >= 1 && pieces <= 10_000
    if (!product) continue
    const cents = isRight ? pieces * toCents(product.price) : null
    lines.push({ id, quantity, product, cents, isShort: product.stock < (isRight ? pieces : 1) })
  }
  return lines
}

async function readAddOns(db: Kysely<Database>, lines: readonly InquiryLine[], now: Date) {
  if (lines.length === 0) return (await listProducts(db, { limit: ADD_ONS_MAX }, now)).items
  const named = new Set(lines.flatMap(({ product }) => product.details.accessories ?? []))
  for (const { id } of lines) named.delete(id)
  const products = await Promise.all([...named].slice(0, ADD_ONS_MAX).map((id) => findProduct(db, id, now)))
  return products.filter((product) => product !== undefined)
}

async function readLeastToDoor(db: Kysely<Database>, lines: readonly InquiryLine[]) {
  const isRight = lines.length > 0 && lines.every(({ cents }) => cents !== null)
  return isRight ? findLeastToDoor(db, itemsOf(lines)) : undefined
}

const itemsOf = (lines: readonly InquiryLine[]) =>
  lines.map(({ id, quantity }) => ({ product_id: id, quantity: readQuantity(quantity) }))

async function readDelivery(db: Kysely<Database>, lines: readonly InquiryLine[], postcode: string) {
  const asked = deliveryQuestion.safeParse({ postcode, items: itemsOf(lines) })
  return asked.success ? findDeliveryOptions(db, asked.data) : undefined
}
