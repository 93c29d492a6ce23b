import { readFile } from 'node:fs/promises'
import { noticeAttached } from '@arkpax/schema/guarantee-notice'
import { mediaIdOf } from '@arkpax/schema/media-address'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { MailAttachment } from '../../services/mailer.ts'
import { createMediaStore } from '../../services/media-store.ts'
import { findStoredContent } from '../media/media.repo.ts'
import { documentKey } from '../media/media-keys.ts'
import { readSettings } from '../settings/settings.repo.ts'

/**
 * The official notice of the legal guarantee as a file of a mail, since a link to it would not do; none before it must be
 * told, and while the owner has not supplied it in the library. Throws `StoreAway`, so that the mail waits for it.
 */
export async function noticeFiles(
  db: Kysely<Database>,
  config: Pick<Config, 'dataDir' | 'mediaStore'>,
  now: Date,
): Promise<MailAttachment[]> {
  const id = mediaIdOf(noticeAttached(await readSettings(db), now))
  const stored = id ? await findStoredContent(db, id) : undefined
  if (!stored) return []
  const isDocument = stored.kind === 'document'
  const widest = Math.max(...JSON.parse(stored.widths))
  const key = isDocument ? documentKey(stored.id, stored.hash) : `${stored.id}/${stored.hash}-${widest}.webp`
  const file = await createMediaStore(config).find(key)
  if (!file) return []
  return [
    {
      filename: `lakisaateinen-virhevastuu.${isDocument ? 'pdf' : 'webp'}`,
      contentType: isDocument ? 'application/pdf' : 'image/webp',
      content: await readFile(file),
    },
  ]
}
