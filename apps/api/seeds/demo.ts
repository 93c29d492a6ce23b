import type { Kysely } from 'kysely'
import { bumpContentVersion } from '../src/db/content-versions.ts'
import type { Database } from '../src/db/database.ts'
import { seedBlogPosts } from './demo-blog-posts.ts'
import { createChance } from './demo-chance.ts'
import { seedContactMessages } from './demo-contact-messages.ts'
import { seedContactThread } from './demo-contact-thread.ts'
import { seedCustomer } from './demo-customer.ts'
import { seedMoney } from './demo-money.ts'
import { seedOffers } from './demo-offers.ts'
import { seedOrders, tellStories } from './demo-orders.ts'
import { seedRecalls } from './demo-recalls.ts'
import { seedRegistrations } from './demo-registrations.ts'
import { seedReturns } from './demo-returns.ts'
import { seedReviews } from './demo-reviews.ts'
import { seedSavedReplies } from './demo-saved-replies.ts'
import { seedSaleSettings } from './demo-settings.ts'
import { seedSubscribers } from './demo-subscribers.ts'
import { seedUnits } from './demo-units.ts'
import { seedWarrantyCases } from './demo-warranty-cases.ts'

const SEED = 1998

/** Stock levels that show what running low looks like, by product id. */
const LOW_STOCK = { '2': 4, '3': 2 }

/**
 * Fills an empty shop with three months of life: orders, messages, subscribers, registrations, units, warranty cases, returns, posts, a
 * customer's account, reviews and low stock. Does nothing where any of these is there already. Needs the catalogue. The same `now` gives the same shop.
 */
export async function seedDemo(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return
    const chance = createChance(SEED)
    const origins = await seedContactMessages(transaction, now, chance)
    await seedContactThread(transaction, now)
    await seedSavedReplies(transaction, now)
    await seedSaleSettings(transaction, now)
    const stories = await seedOrders(transaction, now, chance, origins)
    await seedMoney(transaction, now, stories)
    await tellStories(transaction, stories)
    await seedSubscribers(transaction, now, chance)
    await seedRegistrations(transaction, now, chance)
    await seedUnits(transaction, now, stories)
    await seedWarrantyCases(transaction, now)
    await seedRecalls(transaction, now)
    await seedReturns(transaction, now)
    await seedBlogPosts(transaction, now)
    await seedCustomer(transaction, now, chance)
    await seedReviews(transaction, now, chance)
    await bumpContentVersion(transaction, 'blog')
    for (const [id, stock] of Object.entries(LOW_STOCK)) {
      await transaction
        .updateTable('products')
        .set({ stock, updated_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
    }
    await seedOffers(transaction, now)
    await bumpContentVersion(transaction, 'products')
  })
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const tables = [
    'orders',
    'contact_messages',
    'newsletter_subscriptions',
    'product_registrations',
    'blog_posts',
  ] as const
  for (const table of tables) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row) return false
  }
  return true
}
