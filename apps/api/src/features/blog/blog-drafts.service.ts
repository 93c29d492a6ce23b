import type { AdminBlogPost } from '@arkpax/schema/blog'
import { draftFieldsOf } from '@arkpax/schema/blog-draft-fields'
import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { MINUTE_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findPost } from './blog.repo.ts'
import {
  basePostDraft,
  type DraftToKeep,
  deleteDraft,
  findDraft,
  type KeptDraft,
  lockDraft,
  readDraftVersion,
  storeDraft,
} from './blog-drafts.repo.ts'
import { deleteRevisions, findRevision, insertRevision, moveRevisions, newestRevision } from './blog-revisions.repo.ts'
import { deleteShares, moveShares } from './blog-shares.repo.ts'

/** After so long without a letter the work has paused, and the text as it was then is kept; while it goes on, as often. */
const PAUSE_MS = 10 * MINUTE_MS

/** A draft before anything has been typed: nobody has written it. */
type Draft = Omit<KeptDraft, 'saved_at'> & { saved_at: string | null }

/** The id of the post whose draft it is; null of a post that is not there yet. */
export const postIdOf = (draftId: string): number | null => (/^\d+$/.test(draftId) ? Number(draftId) : null)

/** A post as it is being written, or as it was saved; undefined when there is neither. */
export async function readDraft(db: Kysely<Database>, id: string): Promise<Draft | undefined> {
  const kept = await findDraft(db, id)
  if (kept) return kept
  const postId = postIdOf(id)
  const post = postId === null ? undefined : await findPost(db, postId)
  return post && untouched(post)
}

const untouched = (post: AdminBlogPost): Draft => ({
  id: String(post.id),
  post_id: post.id,
  fields: draftFieldsOf(post),
  version: 0,
  is_changed: false,
  post_version: post.version,
  writer_id: null,
  saved_at: null,
})

/**
 * Keeps what is typed. What stood there is kept among the revisions when the work had paused, or somebody else had written it. Undefined when
 * the post is not there, or another version of the draft than the one that was seen.
 */
export async function keepDraft(
  db: Kysely<Database>,
  { id, fields, postVersion, writerId }: Pick<DraftToKeep, 'id' | 'fields' | 'postVersion' | 'writerId'>,
  seen: number | undefined,
  now: Date,
): Promise<KeptDraft | undefined> {
  const postId = postIdOf(id)
  const post = postId === null ? undefined : await findPost(db, postId)
  if (postId !== null && !post) return undefined
  const before = await lockDraft(db, id)
  if (seen !== undefined && (before?.version ?? 0) !== seen) return undefined
  if (before) await keepWorkBefore(db, before, { fields, writerId }, now)
  else if (post) await keepFirst(db, post)
  const isChanged = !post || !isSame(fields, draftFieldsOf(post))
  return storeDraft(db, { id, postId, fields, isChanged, postVersion, writerId }, seen, now)
}

/** A post of before drafts has no revision: the one that is about to be written over is its first. */
async function keepFirst(db: Kysely<Database>, post: AdminBlogPost): Promise<void> {
  const draftId = String(post.id)
  if (await newestRevision(db, draftId)) return
  const revision = { draftId, postId: post.id, kind: 'updated' as const, fields: draftFieldsOf(post), writerId: null }
  await insertRevision(db, revision, new Date(post.updated_at))
}

async function keepWorkBefore(
  db: Kysely<Database>,
  before: KeptDraft,
  next: Pick<DraftToKeep, 'fields' | 'writerId'>,
  now: Date,
): Promise<void> {
  if (isSame(before.fields, next.fields)) return
  const newest = await newestRevision(db, before.id)
  if (newest && isSame(newest.fields, before.fields)) return
  const since = Math.max(Date.parse(before.saved_at), 0)
  const last = newest ? Date.parse(newest.created_at) : since
  const isPause = now.getTime() - since >= PAUSE_MS || now.getTime() - last >= PAUSE_MS
  if (isPause || before.writer_id !== next.writerId) await keepAsRevision(db, before, 'pause')
}

/** What a draft holds, as of when it was typed. */
const keepAsRevision = (db: Kysely<Database>, draft: KeptDraft, kind: 'pause' | 'replaced') =>
  insertRevision(
    db,
    { draftId: draft.id, postId: draft.post_id, kind, fields: draft.fields, writerId: draft.writer_id },
    new Date(draft.saved_at),
  )

/**
 * Brings the draft in line with the post that has been saved from it, and keeps the revision. A draft that holds more than the post, because
 * somebody else was writing too, stays as it is.
 */
export async function settleDraft(
  db: Kysely<Database>,
  { before, post, draftVersion }: { before: AdminBlogPost | undefined; post: AdminBlogPost; draftVersion?: number },
  writerId: string | null,
  now: Date,
): Promise<void> {
  if (before) await keepFirst(db, before)
  const draftId = String(post.id)
  const draft = await lockDraft(db, draftId)
  await insertRevision(
    db,
    { draftId, postId: post.id, kind: kindOf(before, post), fields: draftFieldsOf(post), writerId },
    now,
  )
  if (!draft) return
  const holdsMore = draft.is_changed && draft.version !== draftVersion
  if (!holdsMore) await storeDraft(db, settled(post, writerId), draft.version, now)
  else if (before && isSame(draftFieldsOf(before), draftFieldsOf(post))) await basePostDraft(db, draftId, post.version)
}

function kindOf(before: AdminBlogPost | undefined, post: AdminBlogPost) {
  if (!before) return 'created'
  if (before.is_published === post.is_published) return 'updated'
  return post.is_published ? 'published' : 'unpublished'
}

const settled = (post: AdminBlogPost, writerId: string | null): DraftToKeep => ({
  id: String(post.id),
  postId: post.id,
  fields: draftFieldsOf(post),
  isChanged: false,
  postVersion: post.version,
  writerId,
})

/** Ends the draft in which a new post was written: its revisions and its links are the post's from now on. */
export async function endDraftOf(db: Kysely<Database>, draftId: string, post: AdminBlogPost): Promise<void> {
  await deleteDraft(db, draftId)
  await moveRevisions(db, draftId, post.id)
  await moveShares(db, draftId, post.id)
}

/** Throws away what was typed and not saved; false when there is nothing. */
export async function discardDraft(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const draft = await lockDraft(db, id)
  const post = draft?.post_id ? await findPost(db, draft.post_id) : undefined
  if (!draft) return false
  if (post) {
    if (draft.is_changed) await keepAsRevision(db, draft, 'replaced')
    await storeDraft(db, settled(post, null), draft.version, now)
  } else {
    await deleteDraft(db, id)
    await deleteRevisions(db, [id])
    await deleteShares(db, [id])
  }
  return true
}

/** Brings the text of a revision back into its draft; what stood there stays among the revisions. Undefined when it is not there. */
export async function restoreRevision(
  db: Kysely<Database>,
  revisionId: string,
  writerId: string,
  now: Date,
): Promise<KeptDraft | undefined> {
  const revision = await findRevision(db, revisionId)
  if (!revision) return undefined
  const { draft_id: draftId, post_id: postId, fields } = revision
  const post = postId === null ? undefined : await findPost(db, postId)
  const before = await lockDraft(db, draftId)
  const newest = await newestRevision(db, draftId)
  if (before && !(newest && isSame(newest.fields, before.fields))) await keepAsRevision(db, before, 'replaced')
  await insertRevision(db, { draftId, postId, kind: 'restored', fields, writerId }, now)
  const isChanged = !post || !isSame(fields, draftFieldsOf(post))
  const kept = { id: draftId, postId, fields, isChanged, postVersion: post?.version ?? null, writerId }
  return storeDraft(db, kept, await readDraftVersion(db, draftId), now)
}

const isSame = (one: BlogDraftFields, other: BlogDraftFields) => JSON.stringify(one) === JSON.stringify(other)
