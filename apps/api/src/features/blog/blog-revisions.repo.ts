import type { BlogDraftFields, BlogRevision } from '@arkpax/schema/blog-drafts'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { readFields } from './blog-drafts.repo.ts'

/** A revision to keep; who wrote it is null where it was the schedule, or nobody knows. */
export interface NewRevision {
  draftId: string
  postId: number | null
  kind: BlogRevision['kind']
  fields: BlogDraftFields
  writerId: string | null
}

const LISTED = 200

/** Keeps a text of a post as it is, or was at a moment. */
export async function insertRevision(
  db: Kysely<Database>,
  { draftId, postId, kind, fields, writerId }: NewRevision,
  at: Date,
): Promise<void> {
  await db
    .insertInto('blog_revisions')
    .values({
      id: uuidv7(),
      draft_id: draftId,
      post_id: postId,
      kind,
      fields: JSON.stringify(fields),
      writer_id: writerId,
      created_at: at.toISOString(),
    })
    .execute()
}

/** The newest revision of a draft; undefined where there is none. */
export async function newestRevision(db: Kysely<Database>, draftId: string) {
  const row = await db
    .selectFrom('blog_revisions')
    .select(['fields', 'created_at'])
    .where('draft_id', '=', draftId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, fields: readFields(row.fields) }
}

/** The revisions of a draft without their texts, newest first. */
export async function listRevisions(db: Kysely<Database>, draftId: string) {
  return db
    .selectFrom('blog_revisions')
    .select(['id', 'kind', 'writer_id', 'created_at'])
    .where('draft_id', '=', draftId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
}

/** One revision with its text; undefined when it is not there. */
export async function findRevision(db: Kysely<Database>, id: string) {
  const row = await db.selectFrom('blog_revisions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, fields: readFields(row.fields) }
}

/** Gives the revisions of a draft to the post that has been made of it. */
export async function moveRevisions(db: Kysely<Database>, draftId: string, postId: number): Promise<void> {
  await db
    .updateTable('blog_revisions')
    .set({ draft_id: String(postId), post_id: postId })
    .where('draft_id', '=', draftId)
    .execute()
}

export async function deleteRevisions(db: Kysely<Database>, draftIds: readonly string[]): Promise<void> {
  if (draftIds.length > 0) await db.deleteFrom('blog_revisions').where('draft_id', 'in', draftIds).execute()
}

/** Deletes the texts between the saved ones that were kept before a moment. */
export async function deletePausesBefore(db: Kysely<Database>, moment: string): Promise<void> {
  await db
    .deleteFrom('blog_revisions')
    .where('kind', 'in', ['pause', 'replaced', 'restored'])
    .where('created_at', '<', moment)
    .execute()
}
