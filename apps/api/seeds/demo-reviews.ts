import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import type { Chance } from './demo-chance.ts'

interface DemoReview {
  productId: string
  rating: number
  title: string | null
  comment: string | null
  answer?: string
}

/** Oldest first; each goes to an order that had the product and was delivered. */
const demoReviews: readonly DemoReview[] = [
  {
    productId: '1',
    rating: 5,
    title: 'Mökin sähköt kunnossa',
    comment:
      'Jääkaappi, valot ja vesipumppu pyörivät koko viikonlopun, ja akkua jäi kolmannes. Sirkkelikin käynnistyi ilman nikottelua.',
  },
  {
    productId: '2',
    rating: 4,
    title: 'Hyvä veneeseen',
    comment:
      'Kestää roiskeet ja mahtuu penkin alle. Yöllä näyttö on pimeässä hytissä turhan kirkas, siksi neljä tähteä.',
    answer: 'Kiitos palautteesta! Välitimme huomion näytöstä tuotekehitykselle.',
  },
  {
    productId: '4',
    rating: 5,
    title: null,
    comment: 'Levitys ja kasaus onnistuvat yksin, ja kotelo pysyi ehjänä kivikossakin.',
  },
  {
    productId: '1',
    rating: 3,
    title: 'Toimii, mutta painaa',
    comment: 'Tehoa on niin kuin luvataan. Portaissa 28 kiloa tuntuu, kahdelle hengelle kantaminen on helppoa.',
  },
  { productId: '2', rating: 5, title: 'Työmaan paras hankinta', comment: null },
]

/** Reviews by customers whose orders have been delivered, and what they add up to on the products. */
export async function seedReviews(db: Kysely<Database>, now: Date, chance: Chance): Promise<void> {
  const buyers = await listBuyers(db)
  const rows = demoReviews.flatMap(({ answer, ...review }) => {
    const index = buyers.findIndex(({ product_id }) => product_id === review.productId)
    const [buyer] = index < 0 ? [] : buyers.splice(index, 1)
    if (!buyer) return []
    const delivered = Date.parse(buyer.updated_at)
    const writtenAt = new Date(Math.min(delivered + chance.integer(2, 9) * DAY_MS, now.getTime() - DAY_MS))
    const { productId, rating, title, comment } = review
    return {
      id: uuidv7({ msecs: writtenAt.getTime(), random: chance.bytes() }),
      product_id: productId,
      user_id: buyer.user_id,
      rating,
      title,
      comment,
      verified_purchase: true,
      hidden_at: null,
      hidden_reason: null,
      answer: answer ?? null,
      answered_at: answer ? new Date(writtenAt.getTime() + DAY_MS / 2).toISOString() : null,
      edited_at: null,
      search_text: searchText(buyer.name, title, comment),
      created_at: writtenAt.toISOString(),
    }
  })
  await db.insertInto('product_reviews').values(rows).execute()
  for (const [productId, reviews] of Map.groupBy(rows, (row) => row.product_id)) {
    const stars = [1, 2, 3, 4, 5].map((given) => reviews.filter(({ rating }) => rating === given).length)
    await db
      .updateTable('products')
      .set({ star_counts: JSON.stringify(stars) })
      .where('id', '=', productId)
      .execute()
  }
}

/** Who has had which product delivered, once each, longest ago first; with the account where they have one. */
async function listBuyers(db: Kysely<Database>) {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .leftJoin('customer_users', 'customer_users.email', 'orders.customer_email')
    .select(['customer_email', 'product_id', 'products.name', 'customer_users.id as user_id', 'orders.updated_at'])
    .where('orders.status', '=', 'delivered')
    .orderBy('orders.created_at')
    .orderBy('order_items.id')
    .execute()
  const once = new Map(lines.map((line) => [`${line.customer_email} ${line.product_id}`, line]))
  return [...once.values()]
}
