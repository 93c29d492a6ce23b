import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig } from '../apps/api/src/config.ts'
import { connectPostgres, connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { findPublishedPost, listPublishedPosts } from '../apps/api/src/features/blog/blog.repo.ts'
import { listProducts } from '../apps/api/src/features/products/products.repo.ts'

/** The newest posts get a page of their own in the build; older ones are shown by the shell page. */
const PAGES_BUILT = 500

/**
 * Writes down the published posts and products that the pages are built with (architecture §3). The file is touched only
 * when something has changed; without a database, as before the first start, there is none and the pages stand on `content/`.
 */
export async function writePublishedContent(file: string): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const sqliteFile = join(dataDir, 'arkpax.sqlite')
  if (!databaseUrl && !existsSync(sqliteFile)) return rmSync(file, { force: true })
  const db = databaseUrl ? await connectPostgres(databaseUrl) : connectSqlite(sqliteFile)
  try {
    await migrate(db)
    const newest = { limit: PAGES_BUILT }
    const { items: products } = await listProducts(db, newest)
    const { items: summaries } = await listPublishedPosts(db, newest)
    const posts = await Promise.all(summaries.map(({ slug }) => findPublishedPost(db, slug)))
    const content = JSON.stringify({ products, posts: posts.filter((post) => post !== undefined) })
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } finally {
    await db.destroy()
  }
}
