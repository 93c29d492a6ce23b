import type { Deps } from '../../deps.ts'
import type { ByteCache } from '../../http/byte-cache.ts'
import { keptValue } from '../../http/kept-value.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { nextPriceChange } from '../products/prices.repo.ts'
import { listWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import type { Live } from './assistant-thread.ts'
import { listTaughtLines } from './teaching.repo.ts'

const PRODUCTS_MAX = 500
const KEY = 'of the assistant'

type Shop = Pick<Deps, 'db' | 'now'>

const last = new WeakMap<ByteCache, Live>()

/** What the assistant is told of the shop as it is now. */
export async function readLiveShop({ db, now }: Shop): Promise<Live> {
  const [ofProducts, settings, faq] = [await readProducts({ db, now }), await readSettings(db), await readShownFaq(db)]
  return { ...ofProducts, settings, faq, taught: await listTaughtLines(db) }
}

/**
 * The same for a question of a visitor: the same object for as long as nothing of it changes. To read it and to send it to the
 * assistant's thread for each question would keep everybody else waiting for milliseconds.
 */
export async function keptLiveShop({ db, now, cache }: Shop & Pick<Deps, 'cache'>): Promise<Live> {
  const { products, unshown } = await keptValue(cache, 'products', KEY, now(), async () => ({
    value: await readProducts({ db, now }),
    until: await nextPriceChange(db, now()),
  }))
  const settings = await keptValue(cache, 'settings', KEY, now(), async () => ({ value: await readSettings(db) }))
  const faq = await keptValue(cache, 'faq', KEY, now(), async () => ({ value: await readShownFaq(db) }))
  const taught = await listTaughtLines(db)

  const known = last.get(cache)
  const isKnown =
    known?.products === products &&
    known.settings === settings &&
    known.faq === faq &&
    JSON.stringify(known.taught) === JSON.stringify(taught)
  if (isKnown) return known
  const live = { products, unshown, settings, faq, taught }
  last.set(cache, live)
  return live
}

async function readProducts({ db, now }: Shop) {
  const { items: products } = await listWholeProducts(db, { limit: PRODUCTS_MAX }, now())
  return { products, unshown: await listUnshownProducts(db, products, now()) }
}
