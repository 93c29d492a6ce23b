import type { PageQuery } from '@arkpax/schema/paging'
import type { WarrantyCaseSummary } from '@arkpax/schema/warranty-cases'
import { openCaseStates } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import { forgetAuditValues } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { planDeletion } from '../media/media-leftovers.repo.ts'
import { forgetExtensionOf, listRegistrationsOfSerial } from '../registrations/warranty-extensions.repo.ts'
import { deleteFilesOf } from './warranty-case-files.repo.ts'
import { caseSearchText } from './warranty-cases.repo.ts'

/** The cases of an address, newest first. */
export async function listOwnCases(
  db: Kysely<Database>,
  email: string,
  query: PageQuery,
): Promise<Page<WarrantyCaseSummary>> {
  let rows = db
    .selectFrom('warranty_cases')
    .select(['id', 'number', 'state', 'serial_number', 'fault_kind', 'created_at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  return toPage(
    await rows.execute(),
    query.limit,
    (row) => [row.id],
    (row) => row,
  )
}

/** The cases of an address as the person downloads them, with what was told and the names of what they sent. */
export async function readCasesOf(db: Kysely<Database>, email: string) {
  const cases = await db
    .selectFrom('warranty_cases')
    .select(['id', 'number', 'state', 'name', 'email', 'phone', 'serial_number', 'product_model', 'purchase_date'])
    .select(['retailer', 'fault_kind', 'description', 'wish', 'decision', 'refusal_reason', 'replacement_serial'])
    .select(['loan_serial', 'loan_out_on', 'loan_back_on', 'closed_at', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  const ids = cases.map(({ id }) => id)
  if (ids.length === 0) return []
  const events = await db
    .selectFrom('warranty_case_events')
    .select(['case_id', 'state', 'text', 'created_at'])
    .where('case_id', 'in', ids)
    .where('is_told', '=', true)
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('warranty_case_files')
    .select(['case_id', 'kind', 'name', 'bytes'])
    .where('case_id', 'in', ids)
    .orderBy('id')
    .execute()
  return cases.map((one) => ({
    ...one,
    told: events.filter(({ case_id }) => case_id === one.id).map(({ case_id: _, ...event }) => event),
    files: files.filter(({ case_id }) => case_id === one.id).map(({ case_id: _, ...file }) => file),
  }))
}

/** How many cases of an address are done and how many are not. */
export async function countCasesOf(db: Kysely<Database>, email: string): Promise<{ closed: number; open: number }> {
  const rows = await db.selectFrom('warranty_cases').select('state').where('email', '=', email).execute()
  const open = rows.filter(({ state }) => openCaseStates.some((one) => one === state)).length
  return { closed: rows.length - open, open }
}

const NOBODY = { name: 'Poistettu asiakas', email: '', phone: null } as const

/** Takes a person out of their cases that are done; serial number, fault and repair stay with the device. */
export async function forgetClosedCasesOf(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  const cases = await db
    .selectFrom('warranty_cases')
    .select(['id', 'number', 'serial_number', 'product_model'])
    .where('email', '=', email)
    .where('state', 'not in', openCaseStates)
    .execute()
  const ids = cases.map(({ id }) => id)
  await planDeletion(db, await deleteFilesOf(db, ids), now)
  for (const { id, ...device } of cases) {
    await db
      .updateTable('warranty_cases')
      .set({ ...NOBODY, ...{ retailer: null, description: '', refusal_reason: null, contact_message_id: null } })
      .set({ forgotten_at: now.toISOString(), search_text: caseSearchText({ ...device, ...NOBODY }) })
      .where('id', '=', id)
      .execute()
    await db.updateTable('warranty_case_events').set({ text: null }).where('case_id', '=', id).execute()
    await forgetAuditValues(db, 'warranty_case', id)
  }
}

/** Deletes cases that were done before a moment and whose device nobody has registered any more, with their files. */
export async function deleteCasesClosedBefore(db: Kysely<Database>, moment: Date, now: Date): Promise<void> {
  const cases = await db
    .selectFrom('warranty_cases')
    .select(['id', 'serial_number'])
    .where('closed_at', '<', moment.toISOString())
    .execute()
  for (const { id, serial_number } of cases) {
    if ((await listRegistrationsOfSerial(db, serial_number)).length > 0) continue
    await db.transaction().execute(async (transaction) => {
      await planDeletion(transaction, await deleteFilesOf(transaction, [id]), now)
      await forgetExtensionOf(transaction, id)
      await transaction.deleteFrom('warranty_cases').where('id', '=', id).execute()
    })
  }
}
