import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as shop from './migrations/20261121T0900-shop.ts'
import * as customersMailService from './migrations/20261121T0901-customers-mail-service.ts'
import * as salesDays from './migrations/20261121T1000-sales-days.ts'
import * as orderSearch from './migrations/20261121T1120-order-search.ts'
import * as undeliveredMail from './migrations/20261121T1300-undelivered-mail.ts'
import * as verifiedAddresses from './migrations/20261121T1310-verified-addresses.ts'
import * as reviews from './migrations/20261121T1320-reviews.ts'
import * as modelUsage from './migrations/20261121T1330-model-usage.ts'
import * as blogSummaries from './migrations/20261121T1350-blog-summaries.ts'
import * as orderSearchIndex from './migrations/20261121T1440-order-search-index.ts'
import * as chatAnswers from './migrations/20261121T1445-chat-answers.ts'
import * as textSearch from './migrations/20261121T1600-text-search.ts'
import * as reviewSearch from './migrations/20261121T1610-review-search.ts'
import * as salesByDay from './migrations/20261121T1620-sales-by-day.ts'
import * as orderEventConsequences from './migrations/20261122T0330-order-event-consequences.ts'
import * as versions from './migrations/20261122T0330-versions.ts'
import * as newsletterResubscriptions from './migrations/20261122T0345-newsletter-resubscriptions.ts'
import * as serverKeys from './migrations/20261122T0425-server-keys.ts'
import * as publishing from './migrations/20261122T0900-publishing.ts'
import * as productDetails from './migrations/20261122T1100-product-details.ts'
import * as settings from './migrations/20261122T1300-settings.ts'
import * as faq from './migrations/20261122T1330-faq.ts'
import * as productStatus from './migrations/20261122T1400-product-status.ts'

/** Every migration, oldest first. The names never change once they have run somewhere. */
export const migrations: Record<string, Migration> = {
  '20261121T0900-shop': shop,
  '20261121T0901-customers-mail-service': customersMailService,
  '20261121T1000-sales-days': salesDays,
  '20261121T1120-order-search': orderSearch,
  '20261121T1300-undelivered-mail': undeliveredMail,
  '20261121T1310-verified-addresses': verifiedAddresses,
  '20261121T1320-reviews': reviews,
  '20261121T1330-model-usage': modelUsage,
  '20261121T1350-blog-summaries': blogSummaries,
  '20261121T1440-order-search-index': orderSearchIndex,
  '20261121T1445-chat-answers': chatAnswers,
  '20261121T1600-text-search': textSearch,
  '20261121T1610-review-search': reviewSearch,
  '20261121T1620-sales-by-day': salesByDay,
  '20261122T0330-order-event-consequences': orderEventConsequences,
  '20261122T0330-versions': versions,
  '20261122T0345-newsletter-resubscriptions': newsletterResubscriptions,
  '20261122T0425-server-keys': serverKeys,
  '20261122T0900-publishing': publishing,
  '20261122T1100-product-details': productDetails,
  '20261122T1300-settings': settings,
  '20261122T1330-faq': faq,
  '20261122T1400-product-status': productStatus,
}

/** Brings the database to the newest migration; does nothing beyond one query when it is there already. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isMigrated(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await withoutForeignKeys(db, () => migrator.migrateToLatest())
  if (error) throw error
}

/** SQLite can remake a table that others point at only while it enforces no foreign keys, and that is set outside transactions. */
export async function withoutForeignKeys<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work()
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    return await work()
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}

/** Whether the newest migration has run. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const newest = Object.keys(migrations).at(-1)
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration where name = ${newest}`.execute(db)
    return rows.length === 1
  } catch {
    // A new database has no table of migrations yet; one that is away fails again in what follows.
    return false
  }
}
