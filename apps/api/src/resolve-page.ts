import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import { listPublishedSlugs } from './features/blog/blog.repo.ts'
import { listProductIds } from './features/products/products.repo.ts'
import type { ByteCache } from './http/byte-cache.ts'
import type { ResolvePage } from './http/site.ts'

/**
 * Which page stands at a product's or a post's path: the built one, the shell that fetches what is newer than the build, or the
 * screen's not-found page. A published server post wins over a built-in post of its slug (architecture §3).
 */
export function resolvePage(db: Kysely<Database>, cache: ByteCache): ResolvePage {
  const known = async (noun: 'products' | 'blog', read: () => Promise<string[]>): Promise<string[]> => {
    const { body } = await cache.get(noun, 'known', async () => ({ body: JSON.stringify(await read()) }))
    return JSON.parse(Buffer.from(body).toString())
  }

  return async (path) => {
    const [, screen, name = ''] = path.split('/')
    if (screen === 'blogi') {
      const slugs = await known('blog', () => listPublishedSlugs(db))
      return slugs.includes(name) ? { page: '/blogi/shell', status: 200 } : undefined
    }
    const ids = await known('products', () => listProductIds(db))
    if (!ids.includes(name)) return { page: '/tuote/404', status: 404 }
    return /^[1-4]$/.test(name) ? undefined : { page: '/tuote/shell', status: 200 }
  }
}
