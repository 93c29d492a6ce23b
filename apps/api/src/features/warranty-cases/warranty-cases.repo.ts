import { finnishDay } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import {
  caseParts,
  openCaseStates,
  type WarrantyCase,
  type WarrantyCaseQuery,
  type WarrantyCaseSummary,
} from '@arkpax/schema/warranty-cases'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { phoneDigits, searchedPhone } from '../../db/phone-digits.ts'
import { searchText } from '../../db/search-text.ts'
import { hasWords } from '../../db/searched-words.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { WarrantyCaseTable } from './warranty-cases.table.ts'

const SORTS = {
  date: [text('created_at'), text('id')],
  due: [text('due_on'), text('id')],
  customer: [text('name'), text('id')],
}

/** Cases by text, state, fault and day, in the order that is asked for. */
export async function listCases(
  db: Kysely<Database>,
  query: WarrantyCaseQuery,
  now: Date,
): Promise<Page<WarrantyCase>> {
  const order = listOrder(SORTS, query.sort)
  const today = finnishDay(now)
  let rows = order.apply(db.selectFrom('warranty_cases').where(onDays('created_at', query)), query.cursor)
  if (query.state === 'open') rows = rows.where('state', 'in', openCaseStates)
  else if (query.state === 'late') rows = rows.where('state', 'in', openCaseStates).where('due_on', '<', today)
  else if (query.state !== 'all') rows = rows.where('state', '=', query.state)
  if (query.fault !== 'all') rows = rows.where('fault_kind', '=', query.fault)
  if (query.q) rows = rows.where(hasWords(sql.ref('search_text'), searchedPhone(query.q)))
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, (row) => toCase(row, today))
}

/** The cases of a device, newest first. */
export async function listCasesOf(db: Kysely<Database>, serial: string): Promise<WarrantyCaseSummary[]> {
  return db
    .selectFrom('warranty_cases')
    .select(['id', 'number', 'state', 'serial_number', 'fault_kind', 'created_at'])
    .where('serial_number', '=', serial.toUpperCase())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The number of another case in which a device is given for good, or lent and not back; undefined where there is none. */
export async function findCaseThatGives(db: Kysely<Database>, serial: string, exceptId: string) {
  const row = await db
    .selectFrom('warranty_cases')
    .select('number')
    .where('id', '<>', exceptId)
    .where((eb) =>
      eb.or([
        eb('replacement_serial', '=', serial),
        eb.and([eb('loan_serial', '=', serial), eb('loan_back_on', 'is', null)]),
      ]),
    )
    .orderBy('number')
    .executeTakeFirst()
  return row?.number
}

/** One case; undefined when it is not there. */
export async function findCase(db: Kysely<Database>, id: string, now: Date): Promise<WarrantyCase | undefined> {
  const row = await db.selectFrom('warranty_cases').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCase(row, finnishDay(now))
}

/** One case, which no other transaction changes before this one ends. */
export async function lockCase(db: Kysely<Database>, id: string, now: Date): Promise<WarrantyCase | undefined> {
  await lockRow(db, 'warranty_cases', { id })
  return findCase(db, id, now)
}

type NewCase = Pick<
  Insertable<WarrantyCaseTable>,
  | ('number' | 'name' | 'email' | 'phone' | 'serial_number' | 'product_model' | 'purchase_date' | 'retailer')
  | ('fault_kind' | 'description' | 'wish' | 'draft_hash' | 'due_on')
>

/** Stores a new case and gives its id; undefined where its form has been sent before. */
export async function insertCase(db: Kysely<Database>, given: NewCase, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('warranty_cases')
    .values({
      ...given,
      id: uuidv7(),
      contact_message_id: null,
      state: 'received',
      decision: null,
      refusal_reason: null,
      replacement_serial: null,
      loan_serial: null,
      loan_out_on: null,
      loan_back_on: null,
      closed_at: null,
      forgotten_at: null,
      search_text: caseSearchText(given),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('draft_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The case that a form has become; undefined while it has not been sent. */
export const findCaseOfDraft = (db: Kysely<Database>, draftHash: string) =>
  db.selectFrom('warranty_cases').selectAll().where('draft_hash', '=', draftHash).executeTakeFirst()

/** Changes a case; false when it is not there, or not at `version` where one is given. */
export async function updateCase(
  db: Kysely<Database>,
  id: string,
  values: Updateable<WarrantyCaseTable>,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warranty_cases')
    .set({ ...values, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Searched = Pick<WarrantyCase, 'number' | 'name' | 'email' | 'serial_number'> & {
  phone?: string | null
  product_model?: WarrantyCase['product_model']
}

/** What a case is found by. */
export const caseSearchText = ({ number, name, email, phone, serial_number, product_model }: Searched) =>
  searchText(
    String(number),
    name,
    email,
    phone ? phoneDigits(phone) : null,
    serial_number,
    product_model ? productModelLabel(product_model) : null,
  )

const parts = z.array(caseParts)

function toCase(row: Selectable<WarrantyCaseTable>, today: string): WarrantyCase {
  const { parts: stored, forgotten_at: _, search_text: __, draft_hash: ___, ...rest } = row
  const isOpen = openCaseStates.some((open) => open === row.state)
  return { ...rest, parts: parts.parse(JSON.parse(stored)), is_late: isOpen && row.due_on < today }
}
