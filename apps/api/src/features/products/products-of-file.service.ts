import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { RowToPlan } from '../../services/planned-row.ts'
import { findStoredProducts } from './product-imports.repo.ts'
import type { ProductRow } from './products.table.ts'

/** The product that a row is about; undefined where it is a new one; a sentence where it cannot be told. */
type Found = ProductRow | undefined | string

/** Finds the product of each row: by its id, or else by its name, which then has to be that of one product only. */
export async function productsOf(db: Kysely<Database>, rows: readonly RowToPlan[]): Promise<(row: RowToPlan) => Found> {
  const ids = rows.flatMap(({ values: { id } }) => (typeof id === 'string' ? [id] : []))
  const names = rows.flatMap(({ values: { id, name } }) => (!id && typeof name === 'string' ? [name] : []))
  const products = await findStoredProducts(db, ids, names)
  const byId = new Map(products.map((product) => [product.id, product]))
  const byName = Map.groupBy(products, ({ name }) => name)
  return ({ values: { id, name } }) => {
    if (typeof id === 'string')
      return byId.get(id) ?? `Tuotetta, jonka tunniste on ”${id}”, ei ole. Uudella tuotteella ei ole tunnistetta.`
    if (typeof name !== 'string') return 'Riviltä puuttuvat tunniste ja nimi.'
    const [product, other] = byName.get(name) ?? []
    return other ? `Tuotteita nimeltä ”${name}” on useita. Lisää riville tunniste.` : product
  }
}
