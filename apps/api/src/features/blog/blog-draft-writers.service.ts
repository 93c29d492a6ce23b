import type { BlogDraft, BlogShare } from '@arkpax/schema/blog-drafts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findStaffNames } from '../staff/staff-names.repo.ts'
import type { readDraft } from './blog-drafts.service.ts'
import { sharePath } from './blog-share.service.ts'
import type { insertShare } from './blog-shares.repo.ts'

/** What one of the staff is called; null of one who has left, and of nobody. */
export const nameOf = async (db: Kysely<Database>, id: string | null): Promise<string | null> =>
  id === null ? null : ((await findStaffNames(db, [id])).get(id) ?? null)

/** Rows with the names of whoever wrote them. */
export async function withWriters<Row extends { writer_id: string | null }>(
  db: Kysely<Database>,
  rows: readonly Row[],
) {
  const ids = new Set(rows.flatMap(({ writer_id }) => writer_id ?? []))
  const names = await findStaffNames(db, [...ids])
  return rows.map(({ writer_id, ...row }) => ({ ...row, saved_by: names.get(writer_id ?? '') ?? null }))
}

/** A draft as it is answered. */
export async function tellDraft(
  db: Kysely<Database>,
  { writer_id, ...draft }: NonNullable<Awaited<ReturnType<typeof readDraft>>>,
): Promise<BlogDraft> {
  return { ...draft, saved_by: await nameOf(db, writer_id) }
}

/** A link as it is answered, with its address. */
export async function tellShare(
  db: Kysely<Database>,
  { id, maker_id, created_at, expires_at }: Awaited<ReturnType<typeof insertShare>>,
): Promise<BlogShare> {
  return { id, path: await sharePath(db, id), made_by: await nameOf(db, maker_id), created_at, expires_at }
}
