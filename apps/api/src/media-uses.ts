import type { MediaUse } from '@arkpax/schema/media'
import { mediaIdsIn } from '@arkpax/schema/media-address'
import type { Kysely } from 'kysely'
import { readContentVersions } from './db/content-versions.ts'
import type { Database } from './db/database.ts'
import { listPostsWithMedia } from './features/blog/blog-media.repo.ts'
import { listProductsWithMedia } from './features/products/product-media.repo.ts'
import { listRecallsWithMedia } from './features/recalls/recall-media.repo.ts'
import { listSettingsWithMedia } from './features/settings/settings-media.repo.ts'

/** Who names something of the media library in its texts. */
const users = [
  ['product', listProductsWithMedia],
  ['blog_post', listPostsWithMedia],
  ['settings', listSettingsWithMedia],
  ['recall', listRecallsWithMedia],
] as const

/** Every place that uses something of the media library, or one thing of it, by the id of what it uses. */
export async function usesOfMedia(db: Kysely<Database>, id?: string): Promise<ReadonlyMap<string, MediaUse[]>> {
  if (id !== undefined) return readUses(db, id)
  // All texts are much to read, and they change seldom: what they used last holds until staff change one of them.
  const versions = await readContentVersions(db)
  const of = JSON.stringify(NOUNS.map((noun) => versions.get(noun)))
  const known = remembered.get(db)
  if (known?.of === of) return known.uses
  const uses = await readUses(db)
  remembered.set(db, { of, uses })
  return uses
}

const NOUNS = ['products', 'blog', 'settings', 'recalls'] as const
const remembered = new WeakMap<Kysely<Database>, { of: string; uses: ReadonlyMap<string, MediaUse[]> }>()

async function readUses(db: Kysely<Database>, only = ''): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  for (const [noun, list] of users)
    for (const { id, title, text } of await list(db, `%/media/${only}%`))
      for (const mediaId of mediaIdsIn(text)) uses.set(mediaId, [...(uses.get(mediaId) ?? []), { noun, id, title }])
  return uses
}
