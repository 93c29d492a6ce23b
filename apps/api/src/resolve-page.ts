import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import { listPublishedVersions } from './features/blog/blog.repo.ts'
import { listProductIds } from './features/products/products.repo.ts'
import type { ByteCache } from './http/byte-cache.ts'
import type { ResolvePage } from './http/site.ts'

const BUILT_PRODUCT = /^[1-4]$/

/**
 * Which page stands at a product's or a post's path: the built one, the shell that fetches what is newer than the build, or the
 * screen's not-found page. A published server post wins over a built-in post of its slug, and what is deleted or unpublished is
 * gone at once (architecture §3).
 */
export function resolvePage(db: Kysely<Database>, cache: ByteCache): ResolvePage {
  const known = async <T>(noun: 'products' | 'blog', read: () => Promise<T>): Promise<T> => {
    const { body } = await cache.get(noun, 'known', async () => ({ body: JSON.stringify(await read()) }))
    return JSON.parse(Buffer.from(body).toString())
  }

  return async (path, builtPosts) => {
    const [, screen, name = ''] = path.split('/')
    if (screen === 'blogi') {
      const versions = new Map(await known('blog', () => listPublishedVersions(db)))
      const published = versions.get(name)
      const built = builtPosts.get(name)
      if (published === built) return undefined
      return published ? { page: '/blogi/shell', status: 200 } : { page: '/blogi/404', status: 404 }
    }
    const ids = await known('products', () => listProductIds(db))
    if (!ids.includes(name)) return { page: '/tuote/404', status: 404 }
    return BUILT_PRODUCT.test(name) ? undefined : { page: '/tuote/shell', status: 200 }
  }
}
