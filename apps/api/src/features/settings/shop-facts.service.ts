import { catalogueProduct } from '@arkpax/schema/catalogue'
import { type Facts, factsOf } from '@arkpax/schema/facts'
import { namesFacts } from '@arkpax/schema/product-texts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { refuseUnknownFacts } from '../../http/refuse-unknown-facts.ts'
import { allWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from './settings.repo.ts'

/** Which names there are does not depend on the prices of a moment. */
const ANY_TIME = new Date(0)

/** What texts may name, as staff have written it. */
export async function readShopFacts(db: Kysely<Database>, now: Date): Promise<Facts> {
  const shown = await allWholeProducts(db, now)
  const products = [...shown, ...(await listUnshownProducts(db, shown, now))].map(catalogueProduct)
  return factsOf({ settings: await readSettings(db), products })
}

/** Throws `invalid_fields` where a text, by the name of its field, names what nobody knows. Texts that name nothing cost no read. */
export async function refuseUnknownShopFacts(db: Kysely<Database>, texts: Record<string, string>): Promise<void> {
  const naming = Object.entries(texts).filter(([, text]) => namesFacts(text))
  if (naming.length > 0) refuseUnknownFacts(naming, await readShopFacts(db, ANY_TIME))
}
