import type { MediaUse } from '@arkpax/schema/media'
import { mediaIdsIn } from '@arkpax/schema/media-address'
import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import { listPostsWithMedia } from './features/blog/blog-media.repo.ts'
import { listProductsWithMedia } from './features/products/product-media.repo.ts'
import { listSettingsWithMedia } from './features/settings/settings-media.repo.ts'

/** Who names something of the media library in its texts. */
const users = [
  ['product', listProductsWithMedia],
  ['blog_post', listPostsWithMedia],
  ['settings', listSettingsWithMedia],
] as const

/** Every place that uses something of the media library, by the id of what it uses. */
export async function usesOfMedia(db: Kysely<Database>): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  for (const [noun, list] of users)
    for (const { id, title, text } of await list(db))
      for (const mediaId of mediaIdsIn(text)) uses.set(mediaId, [...(uses.get(mediaId) ?? []), { noun, id, title }])
  return uses
}
