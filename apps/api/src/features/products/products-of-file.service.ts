import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { RowToPlan } from '../../services/planned-row.ts'
import { findStoredProducts } from './product-imports.repo.ts'
import type { ProductRow } from './products.table.ts'

const NAMELESS = 'Riviltä puuttuvat tunniste, tuotekoodi ja nimi.'

/** The product that a row is about; undefined where it is a new one; a sentence where it cannot be told. */
type Found = ProductRow | undefined | string

/** Finds the product of each row: by its id, or else by its product code, or by its name, which then has to be that of one product only. */
export async function productsOf(db: Kysely<Database>, rows: readonly RowToPlan[]): Promise<(row: RowToPlan) => Found> {
  const all = (field: string, of = rows) =>
    of.flatMap(({ values }) => (typeof values[field] === 'string' ? [values[field]] : []))
  const nameless = rows.filter(({ values: { id } }) => id === undefined)
  const found = [
    ...(await findStoredProducts(db, 'id', all('id'))),
    ...(await findStoredProducts(db, 'sku', all('sku'))),
    ...(await findStoredProducts(db, 'name', all('name', nameless))),
  ]
  const products = [...new Map(found.map((product) => [product.id, product])).values()]
  const byId = new Map(products.map((product) => [product.id, product]))
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const byName = Map.groupBy(products, ({ name }) => name)
  return ({ values: { id, sku, name } }) => {
    const coded = typeof sku === 'string' ? bySku.get(sku) : undefined
    if (typeof id === 'string') {
      const product = byId.get(id)
      if (!product) return `Tuotetta, jonka tunniste on ”${id}”, ei ole. Uudella tuotteella ei ole tunnistetta.`
      return coded && coded.id !== id ? `Tuotekoodi ”${sku}” on jo tuotteella ”${coded.name}”.` : product
    }
    if (coded) return coded
    if (typeof name !== 'string')
      return typeof sku === 'string' ? `Tuotetta, jonka tuotekoodi on ”${sku}”, ei ole.` : NAMELESS
    const [product, other] = byName.get(name) ?? []
    return other ? `Tuotteita nimeltä ”${name}” on useita. Lisää riville tunniste.` : product
  }
}
