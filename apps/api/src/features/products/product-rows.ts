import { isoWeek } from '@arkpax/schema/iso-week'
import { toCents } from '@arkpax/schema/money'
import type { ProductDetails } from '@arkpax/schema/product-details'
import { namesFacts, withOwnFigures } from '@arkpax/schema/product-texts'
import { ownVatPercent } from '@arkpax/schema/product-trade'
import type {
  Product,
  ProductChange,
  ProductWithDetails,
  StaffProduct,
  StaffProductWithDetails,
} from '@arkpax/schema/products'
import { PRICE_COLUMNS, setPrices, shownPrice } from './price.ts'
import { toRating } from './product-rating.ts'
import { campaignColumns, TRADE_COLUMNS, toTrade, tradeColumns } from './product-trade-rows.ts'
import type { ProductRow, ProductTable } from './products.table.ts'

/** The columns of a product in the public list. */
export const LISTED = [
  'id',
  'name',
  'description',
  ...PRICE_COLUMNS,
  'vat_class',
  'image_url',
  'category',
  'stock',
  'reserved',
  'technical_specs',
  'battery_capacity',
  'max_power',
  'star_counts',
  'version',
  'status',
  'position',
  'created_at',
] as const satisfies readonly (keyof ProductTable)[]

/** The columns of a product in the list of staff. */
export const LISTED_FOR_STAFF = [...LISTED, ...TRADE_COLUMNS, 'updated_at'] as const

export type ListedRow = Pick<ProductRow, (typeof LISTED)[number]>
export type StaffRow = Pick<ProductRow, (typeof LISTED_FOR_STAFF)[number]>

/** Descriptions with their figures: the list is read anew for each page of it, and changes seldom. */
const described = new Map<string, { of: string; description: string }>()

/** A row of the public list as visitors read it. */
export function toListedProduct(row: ListedRow & { named_figures: string | null }, now: Date): Product {
  const product = toProduct(row, now)
  if (!namesFacts(row.description)) return product
  const of = [row.description, row.name, product.price, row.battery_capacity, row.max_power, row.named_figures].join()
  let told = described.get(row.id)
  if (told?.of !== of) {
    const { description } = withOwnFigures({ ...product, details: readDetails(row.named_figures) })
    told = { of, description }
    described.set(row.id, told)
  }
  return { ...product, description: told.description }
}

/** A stored product as visitors read it, with its details. */
export function toShownProduct(row: ProductRow & { restock_on: string | null }, now: Date): ProductWithDetails {
  const whole = toWholeProduct(row, now)
  const isNaming = namesFacts(`${row.description}${row.technical_specs}${row.details}`)
  const product = forVisitors(row, isNaming ? withOwnFigures(whole) : whole)
  return {
    ...product,
    ...(row.sku && { sku: row.sku }),
    ...(row.ean && { ean: row.ean }),
    ...(row.shipping_weight_g !== null && { shipping_weight_g: row.shipping_weight_g }),
    ...(row.restock_on !== null && { restockWeek: isoWeek(row.restock_on) }),
  }
}

/** Visitors can have what is kept for nobody. */
export const forVisitors = <P extends Product>({ reserved }: Pick<ListedRow, 'reserved'>, product: P): P =>
  reserved > 0 ? { ...product, stock: Math.max(0, product.stock - reserved) } : product

/** A stored product with its details, as staff have written them. */
export const toWholeProduct = (row: ProductRow, now: Date): ProductWithDetails => ({
  ...toProduct(row, now),
  details: readDetails(row.details),
})

/** The same with what only staff see. */
export const toStaffProduct = (row: ProductRow, now: Date): StaffProductWithDetails => ({
  ...toWholeProduct(row, now),
  ...ofStaff(row),
})

/** A row of the list of staff. */
export const toListedStaffProduct = (row: StaffRow & { named_figures: string | null }, now: Date): StaffProduct => ({
  ...toListedProduct(row, now),
  ...ofStaff(row),
})

const ofStaff = (row: StaffRow) => ({
  status: row.status,
  position: row.position,
  reserved: row.reserved,
  ...setPrices(row),
  ...toTrade(row),
})

/** The details of a product as they are stored. */
export const readDetails = (column: string | null): ProductDetails =>
  column === null ? {} : (JSON.parse(column) as ProductDetails)

/** A row as callers see it at a moment: figures that a product lacks are left out. */
export function toProduct(row: ListedRow, now: Date): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ...shownPrice(row, now),
    ...(row.vat_class !== 'general' && { vatPercent: ownVatPercent(row.vat_class) }),
    image_url: row.image_url,
    category: row.category,
    stock: row.stock,
    ...(row.technical_specs !== null && { technicalSpecs: JSON.parse(row.technical_specs) as string[] }),
    ...(row.battery_capacity !== null && { batteryCapacity: row.battery_capacity }),
    ...(row.max_power !== null && { maxPower: row.max_power }),
    rating: row.star_counts === null ? null : toRating(JSON.parse(row.star_counts) as number[]),
    version: row.version,
    created_at: row.created_at,
  }
}

/** The columns of what staff send of a product, its details aside; what is left out is undefined, and stays as it is. */
export const columnsOf = (change: ProductChange) => ({
  name: change.name,
  description: change.description,
  price_cents: change.price === undefined ? undefined : toCents(change.price),
  image_url: change.image_url,
  category: change.category,
  technical_specs: specsColumn(change),
  battery_capacity: change.batteryCapacity,
  max_power: change.maxPower,
  status: change.status,
  position: change.position,
  ...campaignColumns(change),
  ...tradeColumns(change),
})

/** An emptied list is no list: the product's page borrows a set again. */
const specsColumn = ({ technicalSpecs: specs }: ProductChange) =>
  specs && (specs.length > 0 ? JSON.stringify(specs) : null)
