import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { loadHtmlCleaner } from '../../services/clean-html.ts'
import { readSignedId, signedId } from '../accounts/signed-id.repo.ts'
import { readDraft } from './blog-drafts.service.ts'
import { findOpenShare } from './blog-shares.repo.ts'

const KIND = 'blog-shares'

/** The address of a link to a draft: only this shop can have made it. */
export async function sharePath(db: Kysely<Database>, shareId: string): Promise<string> {
  return `/luonnos/${await signedId(db, KIND, shareId)}`
}

/** The draft that a link leads to, cleaned as a post is; undefined where it leads nowhere, or not any more. */
export async function openShare(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ fields: BlogDraftFields; expiresAt: string } | undefined> {
  const id = await readSignedId(db, KIND, token)
  const share = id === undefined ? undefined : await findOpenShare(db, id, now)
  const draft = share && (await readDraft(db, share.draft_id))
  if (!draft) return undefined
  const clean = await loadHtmlCleaner()
  const content = withTypedParagraphs(clean(draft.fields.content))
  return { fields: { ...draft.fields, content }, expiresAt: share.expires_at }
}
