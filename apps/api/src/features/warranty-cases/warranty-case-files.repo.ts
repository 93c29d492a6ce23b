import type { WarrantyCaseFile } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const SHOWN = ['id', 'kind', 'name', 'bytes'] as const

/** A file that has been put into the store. */
export interface StoredFile extends WarrantyCaseFile {
  store_key: string
}

/** Notes a file of a form that has not been sent yet. */
export async function insertDraftFile(
  db: Kysely<Database>,
  draftHash: string,
  { id, kind, name, bytes, store_key }: StoredFile,
  now: Date,
): Promise<void> {
  const file = { id, kind, name, bytes, store_key, created_at: now.toISOString() }
  await db
    .insertInto('warranty_case_files')
    .values({ ...file, case_id: null, draft_hash: draftHash })
    .execute()
}

/** The files of a form that has not been sent, in the order in which they came. */
export const listDraftFiles = (db: Kysely<Database>, draftHash: string): Promise<WarrantyCaseFile[]> =>
  db
    .selectFrom('warranty_case_files')
    .select(SHOWN)
    .where('draft_hash', '=', draftHash)
    .where('case_id', 'is', null)
    .orderBy('id')
    .execute()

/** What the files of all forms that have not been sent take together. */
export async function sumDraftBytes(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('warranty_case_files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('case_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** The files of a case. */
export const listFiles = (db: Kysely<Database>, caseId: string): Promise<WarrantyCaseFile[]> =>
  db.selectFrom('warranty_case_files').select(SHOWN).where('case_id', '=', caseId).orderBy('id').execute()

/** Gives the files of a form to its case; their keys in the store. */
export async function takeOverFiles(db: Kysely<Database>, draftHash: string, caseId: string): Promise<string[]> {
  const rows = await db
    .updateTable('warranty_case_files')
    .set({ case_id: caseId, draft_hash: null })
    .where('draft_hash', '=', draftHash)
    .where('case_id', 'is', null)
    .returning('store_key')
    .execute()
  return rows.map(({ store_key }) => store_key)
}

/** One file of a case with its place in the store; undefined when it is not there. */
export const findFile = (db: Kysely<Database>, caseId: string, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('warranty_case_files')
    .select([...SHOWN, 'store_key'])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Takes a file out of a form that has not been sent; its file in the store goes within a day. */
export async function removeDraftFile(db: Kysely<Database>, draftHash: string, id: string): Promise<void> {
  await db
    .deleteFrom('warranty_case_files')
    .where('draft_hash', '=', draftHash)
    .where('case_id', 'is', null)
    .where('id', '=', id)
    .execute()
}

/** Forgets the files of forms that nobody has sent since a moment. */
export async function forgetDraftFiles(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('warranty_case_files')
    .where('case_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .execute()
}

/** Forgets the files of cases; gives their keys in the store. */
export async function deleteFilesOf(db: Kysely<Database>, caseIds: readonly string[]): Promise<string[]> {
  if (caseIds.length === 0) return []
  const rows = await db
    .deleteFrom('warranty_case_files')
    .where('case_id', 'in', caseIds)
    .returning('store_key')
    .execute()
  return rows.map(({ store_key }) => store_key)
}
