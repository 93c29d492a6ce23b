import { setImmediate } from 'node:timers/promises'
import {
  type BankEntryState,
  type EntryFate,
  entryFates,
  type PlannedEntry,
  type StatementInput,
  type StatementPlan,
} from '@arkpax/schema/bank-statements'
import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type Actor, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { lockSettings, readSettings } from '../settings/settings.repo.ts'
import { changeEntry, deleteEntry, insertEntries } from './bank-entries.repo.ts'
import { insertStatement } from './bank-statements.repo.ts'
import { recordPayment, settleRefund } from './payments.service.ts'
import { type PlannedMove, planEntries } from './plan-entries.service.ts'
import type { ReadStatement } from './read-statement.ts'
import { readInThread } from './statement-thread.ts'
import { UnreadableStatement } from './xml-nodes.ts'

/** Entries that are booked before other calls get a turn. */
const BATCH = 50

/** Reads the file of a call. Throws `invalid_fields` that names the file where it cannot be read. */
export async function readSentStatements({ content }: StatementInput): Promise<ReadStatement[]> {
  try {
    return await readInThread(new Uint8Array(Buffer.from(content, 'base64')))
  } catch (error) {
    throw error instanceof UnreadableStatement ? invalidField('content', error.message) : error
  }
}

/** What booking a file would do now; nothing is stored. */
export async function planStatements(
  db: Kysely<Database>,
  fileName: string,
  statements: readonly ReadStatement[],
): Promise<StatementPlan> {
  const { iban } = (await readSettings(db)).sale
  const planned: StatementPlan['statements'] = []
  for (const statement of statements)
    planned.push(toPlan(statement, await planEntries(db, statement), statement.iban === iban))
  return { file_name: fileName, statements: planned }
}

/**
 * Books a file, all of it or nothing: payments by their references, refunds by their marks, the rest for staff to see to. What an earlier
 * file has told stays as it is. Two files are booked one after the other, because the settings of the sale are locked meanwhile.
 */
export async function bookStatements(
  db: Kysely<Database>,
  fileName: string,
  statements: readonly ReadStatement[],
  { staff, now }: { staff: Actor; now: Date },
): Promise<StatementPlan> {
  const { iban } = (await lockSettings(db, 'sale')).sale
  const booked: StatementPlan['statements'] = []
  for (const statement of statements) {
    const moves = await planEntries(db, statement)
    await bookMoves(db, statement, moves, { fileName, staff, now })
    booked.push(toPlan(statement, moves, statement.iban === iban))
  }
  const total = (fate: EntryFate) => booked.reduce((sum, { counts }) => sum + counts[fate], 0)
  await recordAudit(db, now, staff, {
    action: 'import',
    entity: 'bank_statement',
    entityId: statements[0]?.bankId || fileName,
    title: fileName,
    facts: {
      matched: total('exact') + total('under') + total('over') + total('refund'),
      queued: total('queued'),
      known: total('known'),
    },
  })
  return { file_name: fileName, statements: booked }
}

interface Booking {
  fileName: string
  staff: Actor
  now: Date
}

async function bookMoves(
  db: Kysely<Database>,
  statement: ReadStatement,
  moves: readonly PlannedMove[],
  { fileName, staff, now }: Booking,
): Promise<void> {
  const news = moves.filter(({ fate }) => fate !== 'known' && fate !== 'refused')
  if (news.length === 0) return
  const statementId = uuidv7()
  await insertStatement(db, {
    id: statementId,
    file_name: fileName,
    iban: statement.iban,
    bank_id: statement.bankId,
    first_day: statement.firstDay,
    last_day: statement.lastDay,
    opening_cents: statement.openingCents,
    closing_cents: statement.closingCents,
    author: staff.name,
    created_at: now.toISOString(),
  })
  for (const id of new Set(news.flatMap(({ replaces }) => replaces ?? []))) await deleteEntry(db, id)
  const rows = news.map((move) => ({ ...toRow(move), statement_id: statementId, created_at: now.toISOString() }))
  await insertEntries(db, rows)
  for (const [at, { entry, order, refundId }] of news.entries()) {
    const bankEntryId = rows[at]?.id ?? ''
    const { cents, bookedOn: paidOn } = entry
    if (order) await recordPayment(db, { orderId: order.id, cents, method: 'bank_transfer', paidOn, bankEntryId }, now)
    if (refundId) {
      const { order_id } = await settleRefund(db, refundId, { paidOn, bankEntryId })
      await changeEntry(db, bankEntryId, { state: 'matched', order_id, ignore_reason: null })
    }
    if (at % BATCH === 0) await setImmediate()
  }
}

const stateOf: Record<Exclude<EntryFate, 'known' | 'refused'>, BankEntryState> = {
  exact: 'matched',
  under: 'matched',
  over: 'matched',
  refund: 'matched',
  queued: 'unmatched',
  outgoing: 'outgoing',
}

/** Whom the company paid is nobody's business here: of money that is no order's only day and sum are kept. */
function toRow({ entry, fate, order }: PlannedMove) {
  const state = fate === 'known' || fate === 'refused' ? 'unmatched' : stateOf[fate]
  const isOurs = state !== 'outgoing'
  return {
    id: uuidv7(),
    bank_key: entry.bankKey,
    batch_key: entry.batchKey,
    booked_on: entry.bookedOn,
    cents: entry.cents,
    reference: isOurs ? entry.reference : null,
    message: isOurs ? entry.message : null,
    party_name: isOurs ? entry.partyName : null,
    party_iban: isOurs ? entry.partyIban : null,
    state,
    ignore_reason: null,
    order_id: order?.id ?? null,
  }
}

function toPlan(statement: ReadStatement, moves: readonly PlannedMove[], isOwnAccount: boolean) {
  const counts = Object.fromEntries(entryFates.map((fate) => [fate, 0])) as Record<EntryFate, number>
  for (const { fate } of moves) counts[fate] += 1
  const { iban, firstDay, lastDay, openingCents, closingCents, fault } = statement
  return {
    iban,
    is_own_account: isOwnAccount,
    first_day: firstDay,
    last_day: lastDay,
    opening: openingCents === null ? null : toEuros(openingCents),
    closing: closingCents === null ? null : toEuros(closingCents),
    fault,
    counts,
    entries: moves.map(toEntry),
  }
}

const toEntry = ({ entry, fate, order }: PlannedMove): PlannedEntry => ({
  booked_on: entry.bookedOn,
  amount: toEuros(entry.cents),
  name: entry.partyName,
  reference: entry.reference,
  message: entry.message,
  fate,
  order_number: order?.number ?? null,
  reason: entry.refusal,
})
