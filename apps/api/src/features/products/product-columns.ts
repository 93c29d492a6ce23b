import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import { type ImportField, importFields } from '@arkpax/schema/import-fields'
import { categoryLabels, productStatusLabels } from '@arkpax/schema/labels'
import { toCents, toEuros } from '@arkpax/schema/money'
import { vatClassLabels } from '@arkpax/schema/vat-labels'
import type { ColumnType } from '../../db/json-rows.ts'
import { setPrices } from './price.ts'
import type { ProductRow, ProductTable } from './products.table.ts'

export type ProductField = Exclude<(typeof importFields.products)[number]['name'], 'id'>

/** Where a field of a file is stored, and how. Values are as they travel: euros, lists, null where there is none. */
interface StoredField {
  column: keyof ProductTable
  type: ColumnType
  toColumn: (value: unknown) => unknown
  ofRow: (row: ProductRow) => unknown
}

const plain = (column: keyof ProductTable, type: ColumnType = 'text'): StoredField => ({
  ...{ column, type },
  toColumn: (value) => value,
  ofRow: (row) => row[column],
})

/** The fields of a product that a file can hold, each with its column. */
export const productStore: Readonly<Record<ProductField, StoredField>> = {
  name: plain('name'),
  description: plain('description'),
  price: {
    ...plain('price_cents', 'integer'),
    toColumn: (euros) => toCents(Number(euros)),
    ofRow: (row) => toEuros(row.price_cents),
  },
  campaign_price: {
    ...plain('campaign_price_cents', 'integer'),
    toColumn: (euros) => toCents(Number(euros)),
    ofRow: (row) => setPrices(row).campaign_price,
  },
  campaign_from: {
    ...plain('campaign_from'),
    toColumn: (day) => beginningOfDay(String(day)).toISOString(),
    ofRow: (row) => setPrices(row).campaign_from,
  },
  campaign_until: {
    ...plain('campaign_until'),
    toColumn: (day) => beginningOfDay(dayAfter(String(day))).toISOString(),
    ofRow: (row) => setPrices(row).campaign_until,
  },
  category: plain('category'),
  image_url: plain('image_url'),
  stock: plain('stock', 'integer'),
  status: plain('status'),
  position: plain('position', 'integer'),
  sku: plain('sku'),
  ean: plain('ean'),
  vat_class: plain('vat_class'),
  low_stock_limit: plain('low_stock_limit', 'integer'),
  shipping_weight_g: plain('shipping_weight_g', 'integer'),
  shipping_width_mm: plain('shipping_width_mm', 'integer'),
  shipping_depth_mm: plain('shipping_depth_mm', 'integer'),
  shipping_height_mm: plain('shipping_height_mm', 'integer'),
  un_number: plain('un_number'),
  batteryCapacity: plain('battery_capacity', 'integer'),
  maxPower: plain('max_power', 'integer'),
  technicalSpecs: {
    ...plain('technical_specs'),
    toColumn: (lines) => JSON.stringify(lines),
    ofRow: (row) => row.technical_specs && JSON.parse(row.technical_specs),
  },
}

type Cell = string | number | null

/** The columns of exported products: a file of them can be imported again. */
export const productColumns: Record<string, (row: ProductRow) => Cell> = Object.fromEntries(
  importFields.products.map((field) => [field.label, (row: ProductRow) => cellOf(field, valueIn(field.name, row))]),
)

const valueIn = (name: ProductField | 'id', row: ProductRow) => (name === 'id' ? row.id : productStore[name].ofRow(row))

const LABELS = new Map<ImportField['reading'], Readonly<Record<string, string>>>([
  ['category', categoryLabels],
  ['status', productStatusLabels],
  ['vat', vatClassLabels],
])

function cellOf({ reading }: ImportField, value: unknown): Cell {
  if (value === null || value === undefined) return null
  const labels = LABELS.get(reading)
  if (labels) return new Map(Object.entries(labels)).get(String(value)) ?? String(value)
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'number' ? value : String(value)
}

/** The columns of exported stock. */
export const stockColumns: Record<string, (row: ProductRow) => Cell> = {
  ...Object.fromEntries(
    importFields.stock.map((field) => [field.label, (row: ProductRow) => cellOf(field, valueIn(field.name, row))]),
  ),
  Kategoria: (row) => categoryLabels[row.category],
  'Hinta (€)': (row) => toEuros(row.price_cents),
  'Varaston arvo (€)': (row) => toEuros(row.price_cents * row.stock),
}
