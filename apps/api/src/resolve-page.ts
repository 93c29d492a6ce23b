import type { Kysely } from 'kysely'
import type { CachedNoun } from './db/content-versions.ts'
import type { Database } from './db/database.ts'
import { listPublishedVersions } from './features/blog/blog.repo.ts'
import { listProductIds } from './features/products/products.repo.ts'
import type { ByteCache } from './http/byte-cache.ts'
import type { ResolvePage } from './http/site.ts'

/**
 * Which page stands at a product's or a post's path: the built one, the shell that fetches what is newer than the build, or the
 * screen's not-found page. A published server post wins over a built-in post of its slug, and what is deleted or unpublished is
 * gone at once.
 */
export function resolvePage(db: Kysely<Database>, cache: ByteCache): ResolvePage {
  const posts = keptParsed(cache, 'blog', () => listPublishedVersions(db))
  const products = keptParsed(cache, 'products', async () => (await listProductIds(db)).map((id) => [id, id]))

  return async (path, build) => {
    // A product has a page in each language.
    const [prefix = ''] = /^\/(?:sv|en)(?=\/tuote\/)/.exec(path) ?? []
    const [, screen, name = ''] = path.slice(prefix.length).split('/')
    if (screen === 'blogi') {
      const published = (await posts()).get(name)
      const built = build.posts.get(name)
      if (published === built) return undefined
      return published ? { page: '/blogi/shell', status: 200 } : { page: '/blogi/404', status: 404 }
    }
    if (!(await products()).has(name)) return { page: `${prefix}/tuote/404`, status: 404 }
    return build.assets.has(path) ? undefined : { page: '/tuote/shell', status: 200 }
  }
}

/** A map of what the database knows, parsed once for as long as the cache keeps its text. */
function keptParsed(cache: ByteCache, noun: CachedNoun, read: () => Promise<[string, string][]>) {
  const parsed = new WeakMap<Uint8Array, ReadonlyMap<string, string>>()
  return async (): Promise<ReadonlyMap<string, string>> => {
    const { body } = await cache.get(noun, 'known', new Date(), async () => ({ body: JSON.stringify(await read()) }))
    const kept = parsed.get(body) ?? new Map<string, string>(JSON.parse(Buffer.from(body).toString()))
    parsed.set(body, kept)
    return kept
  }
}
