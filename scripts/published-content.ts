import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Product } from '@arkpax/schema/products'
import { readConfig } from '../apps/api/src/config.ts'
import { connectPostgres, connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../apps/api/src/db/seeds/catalogue.ts'
import { findPublishedPost, listSummaries } from '../apps/api/src/features/blog/blog.repo.ts'
import { listProducts } from '../apps/api/src/features/products/products.repo.ts'
import { listVisibleReviews } from '../apps/api/src/features/reviews/reviews.repo.ts'
import { blogPostSummary } from '../packages/schema/src/blog.ts'

/** The newest posts get a page of their own in the build; older ones are shown by the shell page. */
const PAGES_BUILT = 500

/** A product's newest reviews stand in its page; a script fetches the older ones. */
const REVIEWS_BUILT = 6

/**
 * Writes down the published posts, products and reviews that the pages are built with (architecture §3). The file is touched only
 * when something has changed; without a database, as before the first start, there is none and the pages stand on `content/`.
 */
export async function writePublishedContent(file: string): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const sqliteFile = join(dataDir, 'arkpax.sqlite')
  const db = databaseUrl
    ? await connectPostgres(databaseUrl)
    : connectSqlite(existsSync(sqliteFile) ? sqliteFile : ':memory:')
  try {
    await migrate(db)
    await seedCatalogue(db)
    const products = await allProducts(db)
    const { items: summaries } = await listSummaries(db, { limit: PAGES_BUILT })
    const slugs = summaries.map((summary) => blogPostSummary.parse(JSON.parse(summary)).slug)
    const posts = await Promise.all(slugs.map((slug) => findPublishedPost(db, slug)))
    const reviews = await Promise.all(products.map(({ id }) => listVisibleReviews(db, id, { limit: REVIEWS_BUILT })))
    const content = JSON.stringify({
      products,
      posts: posts.filter((post) => post !== undefined),
      reviews: reviews.flatMap(({ items }) => items),
    })
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } finally {
    await db.destroy()
  }
}

async function allProducts(db: Parameters<typeof listProducts>[0]): Promise<Product[]> {
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listProducts(db, { limit: 500, cursor })
    products.push(...items)
    cursor = next
  } while (cursor)
  return products
}
