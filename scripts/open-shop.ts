import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { seedCatalogue } from '../apps/api/seeds/catalogue.ts'
import { seedDemo } from '../apps/api/seeds/demo.ts'
import { seedFaq } from '../apps/api/seeds/faq.ts'
import { seedSettings } from '../apps/api/seeds/settings.ts'
import type { Config } from '../apps/api/src/config.ts'
import { connectPostgres, connectSqlite } from '../apps/api/src/db/connect.ts'
import type { Database } from '../apps/api/src/db/database.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'

type Shop = Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>

/**
 * The shop's database for a build. Before the first start it is one in memory with what that start will put into it; a demo
 * shop is made here then, so that its pages hold its reviews and posts from the first start on.
 */
export async function openShop(shop: Shop): Promise<{ db: Kysely<Database>; isShared: boolean }> {
  const file = join(shop.dataDir, 'arkpax.sqlite')
  const isShared = shop.databaseUrl !== undefined || shop.demo || existsSync(file)
  const db = shop.databaseUrl ? await connectPostgres(shop.databaseUrl) : connectSqlite(isShared ? file : ':memory:')
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  await seedFaq(db)
  if (shop.demo) await seedDemo(db, new Date())
  return { db, isShared }
}
