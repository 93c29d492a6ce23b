import type { Deps } from '../../deps.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { listWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import type { Live } from './assistant-thread.ts'
import { listTaughtLines } from './teaching.repo.ts'

const PRODUCTS_MAX = 500

/** What the assistant is told of the shop as it is now. */
export async function readLiveShop({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Live> {
  const { items: products } = await listWholeProducts(db, { limit: PRODUCTS_MAX }, now())
  const unshown = await listUnshownProducts(db, products, now())
  const [settings, faq, taught] = [await readSettings(db), await readShownFaq(db), await listTaughtLines(db)]
  return { products, unshown, settings, faq, taught }
}
