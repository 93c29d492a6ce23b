// A shop of years in a new database, for measuring the back office: `node bench/seed-admin.ts <file>`.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { seedCatalogue } from '../apps/api/seeds/catalogue.ts'
import { seedSettings } from '../apps/api/seeds/settings.ts'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import type { Database } from '../apps/api/src/db/database.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { searchText } from '../apps/api/src/db/search-text.ts'
import { indexWaitingTexts } from '../apps/api/src/db/trigram-index.ts'
import { SUMMARY_COLUMNS, storeSummaries } from '../apps/api/src/features/blog/blog-summaries.repo.ts'

import { recountChanged } from '../apps/api/src/features/customers/customer-counts.repo.ts'

import { takeOrderNumbers } from '../apps/api/src/features/orders/order-numbers.repo.ts'
import { orderSearchText } from '../apps/api/src/features/orders/order-search-text.ts'

import { storeAllSales } from '../apps/api/src/features/orders/sales-days.repo.ts'
import { finnishDay } from '../packages/schema/src/format-fi.ts'
import { orderStatuses } from '../packages/schema/src/order-statuses.ts'
import {
  address,
  categories,
  cities,
  firstNames,
  lastNames,
  moment,
  of,
  person,
  prose,
  streets,
  words,
} from './made-up.ts'
import {
  CONVERSATIONS,
  insertConversations,
  insertMails,
  insertPrivacyRequests,
  insertReviews,
  PRIVACY_REQUESTS,
} from './seed-service.ts'

const ORDERS = 100_000
const SUBSCRIBERS = 50_000
const POSTS = 5_000
const MESSAGES = 20_000
const REGISTRATIONS = 20_000
const REVIEWS = 20_000
const MAILS = 20_000
/** Rows of one statement, and of one transaction: each transaction waits for the disk. */
const BATCH = 500
const TRANSACTION = 20_000

const range = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => first + at)

/** Has `insert` put `count` numbered rows in place. */
async function fill(
  db: Kysely<Database>,
  count: number,
  insert: (db: Kysely<Database>, numbers: number[]) => Promise<unknown>,
) {
  for (let start = 0; start < count; start += TRANSACTION) {
    const end = Math.min(start + TRANSACTION, count)
    await db.transaction().execute(async (transaction) => {
      for (let first = start; first < end; first += BATCH)
        await insert(transaction, range(first, Math.min(first + BATCH, end)))
    })
  }
}

async function insertOrders(db: Kysely<Database>, numbers: number[]) {
  const products = await db.selectFrom('products').select(['id', 'name', 'price_cents']).execute()
  const made = numbers.map((n) => {
    const at = moment(n, ORDERS)
    // The newest wait, most of the others have been delivered.
    const status = n > ORDERS - 400 ? of(orderStatuses, n) : n % 23 === 0 ? 'cancelled' : 'delivered'
    const id = randomUUID()
    const items = [0, 1].slice(0, 1 + (n % 2)).map((line) => {
      const product = of(products, n + line)
      return {
        id: uuidv7({ msecs: at.getTime() }),
        order_id: id,
        product_id: product.id,
        product_name: product.name,
        quantity: 1 + (n % 3),
        price_cents: product.price_cents,
      }
    })
    const street = `${of(streets, n)} ${1 + (n % 90)}`
    const postcode = String(100 + ((n * 37) % 99_000)).padStart(5, '0')
    const phone = `040 ${String(n).padStart(7, '0')}`
    const named = {
      id,
      number: 1_001 + n,
      customer_name: person(n),
      customer_email: address(n),
      customer_phone: phone,
      shipping_address: street,
      shipping_postcode: postcode,
      shipping_city: of(cities, n),
    }
    const order = {
      ...named,
      total_amount_cents: items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
      status,
      note: null,
      contact_message_id: null,
      search_text: orderSearchText(named),
      ordered_on: finnishDay(at),
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    }
    const event = {
      id: uuidv7({ msecs: at.getTime() }),
      order_id: id,
      type: 'created' as const,
      from_status: null,
      to_status: 'pending',
      notified: true,
      stock_move: null,
      mail_id: null,
      invitation_id: null,
      created_at: at.toISOString(),
    }
    return { order, items, event }
  })
  await db
    .insertInto('orders')
    .values(made.map(({ order }) => order))
    .execute()
  await db
    .insertInto('order_items')
    .values(made.flatMap(({ items }) => items))
    .execute()
  await db
    .insertInto('order_events')
    .values(made.map(({ event }) => event))
    .execute()
}

const insertSubscribers = (db: Kysely<Database>, numbers: number[]) =>
  db
    .insertInto('newsletter_subscriptions')
    .values(
      numbers.map((n) => {
        const at = moment(n, SUBSCRIBERS)
        const isActive = n % 9 !== 0
        return {
          id: uuidv7({ msecs: at.getTime() }),
          email: address(n),
          subscribed_at: at.toISOString(),
          unsubscribed_at: isActive ? null : at.toISOString(),
          is_active: isActive,
        }
      }),
    )
    .execute()

async function insertPosts(db: Kysely<Database>, numbers: number[]) {
  const posts = await db
    .insertInto('blog_posts')
    .values(
      numbers.map((n) => {
        const at = moment(n, POSTS).toISOString()
        const title = `Artikkeli ${n}: ${prose(n, 3)}`
        const tags = [of(words, n), of(words, n + 3)]
        const category = of(categories, n)
        const isPublished = n % 6 !== 0
        return {
          title,
          slug: `artikkeli-${n}`,
          excerpt: prose(n, 25),
          content: `<p>${prose(n, 900)}</p>`,
          author: 'Arkpax Official',
          category,
          tags: JSON.stringify(tags),
          image_url: '/images/post-1-800.webp',
          read_time: '5 min lukuaika',
          is_published: isPublished,
          published_at: isPublished ? at : null,
          search_text: searchText(title, prose(n, 25), 'Arkpax Official', category, ...tags),
          created_at: at,
          updated_at: at,
        }
      }),
    )
    .returning(SUMMARY_COLUMNS)
    .execute()
  await storeSummaries(db, posts)
}

const insertMessages = (db: Kysely<Database>, numbers: number[]) =>
  db
    .insertInto('contact_messages')
    .values(
      numbers.map((n) => {
        const at = moment(n, MESSAGES)
        const subject = `Kysymys ${n}: ${of(words, n)}`
        return {
          id: uuidv7({ msecs: at.getTime() }),
          name: person(n),
          email: address(n),
          subject,
          message: prose(n, 60),
          status: n > MESSAGES - 50 ? ('new' as const) : ('resolved' as const),
          admin_notes: null,
          search_text: searchText(person(n), address(n), subject, prose(n, 60)),
          waiting_since: at.toISOString(),
          reply_due_at: at.toISOString(),
          created_at: at.toISOString(),
          updated_at: at.toISOString(),
        }
      }),
    )
    .execute()

const insertRegistrations = (db: Kysely<Database>, numbers: number[]) =>
  db
    .insertInto('product_registrations')
    .values(
      numbers.map((n) => {
        const at = moment(n, REGISTRATIONS)
        const serial = `APX-2400-${String(n).padStart(6, '0')}`
        return {
          id: uuidv7({ msecs: at.getTime() }),
          first_name: of(firstNames, n),
          last_name: of(lastNames, Math.floor(n / firstNames.length)),
          email: address(n),
          phone: null,
          product_model: 'Ark PRO 2400W' as const,
          serial_number: serial,
          purchase_date: finnishDay(at),
          retailer: null,
          comments: null,
          warranty_end: finnishDay(new Date(at.getTime() + 730 * 86_400_000)),
          flagged: false,
          search_text: searchText(person(n), address(n), serial, 'Ark PRO 2400W'),
          created_at: at.toISOString(),
        }
      }),
    )
    .execute()

/** Makes the database at `file`; throws when it holds orders already. */
export async function seedAdmin(file: string): Promise<void> {
  const db = connectSqlite(file)
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  if (await db.selectFrom('orders').select('id').executeTakeFirst()) throw new Error(`${file} holds orders already`)
  await fill(db, ORDERS, insertOrders)
  await takeOrderNumbers(db, ORDERS)
  await storeAllSales(db)
  await fill(db, SUBSCRIBERS, insertSubscribers)
  await fill(db, POSTS, insertPosts)
  await fill(db, MESSAGES, insertMessages)
  await fill(db, REGISTRATIONS, insertRegistrations)
  await fill(db, REVIEWS, insertReviews)
  await fill(db, MAILS, insertMails)
  await fill(db, CONVERSATIONS, insertConversations)
  await fill(db, PRIVACY_REQUESTS, insertPrivacyRequests)
  await recountChanged(db, new Date())
  await indexWaitingTexts(db)
  await db.destroy()
}

if (import.meta.main) {
  const file = process.argv[2]
  if (!file) throw new Error('Which file? node bench/seed-admin.ts <file>')
  const start = performance.now()
  await seedAdmin(file)
  console.log(`${file} in ${Math.round((performance.now() - start) / 1000)} s`)
}
