import { catalogueProduct } from '@arkpax/schema/catalogue'
import { type Facts, factsOf } from '@arkpax/schema/facts'
import { namesFacts } from '@arkpax/schema/product-texts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { refuseUnknownFacts } from '../../http/refuse-unknown-facts.ts'
import { allWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from './settings.repo.ts'

/** What texts may name, as staff have written it. */
export async function readShopFacts(db: Kysely<Database>): Promise<Facts> {
  const shown = await allWholeProducts(db)
  const products = [...shown, ...(await listUnshownProducts(db, shown))].map(catalogueProduct)
  return factsOf({ settings: await readSettings(db), products })
}

/** Throws `invalid_fields` where a text, by the name of its field, names what nobody knows. Texts that name nothing cost no read. */
export async function refuseUnknownShopFacts(db: Kysely<Database>, texts: Record<string, string>): Promise<void> {
  const naming = Object.entries(texts).filter(([, text]) => namesFacts(text))
  if (naming.length > 0) refuseUnknownFacts(naming, await readShopFacts(db))
}
