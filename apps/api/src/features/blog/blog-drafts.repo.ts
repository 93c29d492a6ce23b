import { type BlogDraft, type BlogDraftFields, blogDraftFields, type ListedBlogDraft } from '@arkpax/schema/blog-drafts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { BlogDraftTable } from './blog-drafts.table.ts'

/** A draft as it stands in its row. */
export interface KeptDraft extends Omit<BlogDraft, 'saved_by'> {
  writer_id: string | null
  saved_at: string
}

/** What is kept of a draft; who wrote it is null where the server has put it there. */
export interface DraftToKeep {
  id: string
  postId: number | null
  fields: BlogDraftFields
  isChanged: boolean
  postVersion: number | null
  writerId: string | null
}

const LISTED = 100

/** What has been typed and not saved, newest first, without the long texts. */
export async function listChangedDrafts(
  db: Kysely<Database>,
): Promise<(Omit<ListedBlogDraft, 'saved_by'> & { writer_id: string | null })[]> {
  const rows = await db
    .selectFrom('blog_drafts')
    .select(['id', 'post_id', 'writer_id', 'saved_at', 'fields'])
    .where('is_changed', '=', 1)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute()
  return rows.map(({ fields, ...row }) => ({ ...row, title: readFields(fields).title }))
}

export async function findDraft(db: Kysely<Database>, id: string): Promise<KeptDraft | undefined> {
  const row = await db.selectFrom('blog_drafts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDraft(row)
}

/** The same of a draft that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockDraft(db: Kysely<Database>, id: string): Promise<KeptDraft | undefined> {
  await lockRow(db, 'blog_drafts', { id })
  return findDraft(db, id)
}

/** The version of a draft; 0 where nothing has been kept. */
export async function readDraftVersion(db: Kysely<Database>, id: string): Promise<number> {
  const row = await db.selectFrom('blog_drafts').select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 0
}

/**
 * Keeps a draft over the one that is there. Undefined where there is one of another version than the one that was seen; 0 has seen none, and
 * without a version any is written over.
 */
export async function storeDraft(
  db: Kysely<Database>,
  { id, postId, fields, isChanged, postVersion, writerId }: DraftToKeep,
  seen: number | undefined,
  now: Date,
): Promise<KeptDraft | undefined> {
  const values = {
    fields: JSON.stringify(fields),
    is_changed: Number(isChanged),
    post_version: postVersion,
    writer_id: writerId,
    saved_at: now.toISOString(),
  }
  const changed = await db
    .updateTable('blog_drafts')
    .set({ ...values, version: nextVersion })
    .where('id', '=', id)
    .where(isAtVersion(seen))
    .returningAll()
    .executeTakeFirst()
  if (changed) return toDraft(changed)
  if (seen) return undefined
  const made = await db
    .insertInto('blog_drafts')
    .values({ id, post_id: postId, ...values })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return made && toDraft(made)
}

/** Notes that what has been typed goes on from this version of the post, whose text is the same. */
export async function basePostDraft(db: Kysely<Database>, id: string, postVersion: number): Promise<void> {
  await db.updateTable('blog_drafts').set({ post_version: postVersion }).where('id', '=', id).execute()
}

export async function deleteDraft(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('blog_drafts').where('id', '=', id).execute()
}

/** Deletes drafts of posts that never came to be, left alone since before a moment; gives their ids. */
export async function deleteDraftsLeftBefore(db: Kysely<Database>, moment: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('blog_drafts')
    .where('post_id', 'is', null)
    .where('saved_at', '<', moment)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What stands in a column of fields. */
export const readFields = (json: string): BlogDraftFields => blogDraftFields.parse(JSON.parse(json))

const toDraft = ({ fields, is_changed, ...row }: Selectable<BlogDraftTable>): KeptDraft => ({
  ...row,
  fields: readFields(fields),
  is_changed: is_changed === 1,
})
