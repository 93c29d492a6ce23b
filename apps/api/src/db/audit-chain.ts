import { createHash, randomBytes } from 'node:crypto'
import type { AuditChain, ChainFault } from '@arkpax/schema/audit-log'
import { type Kysely, type QueryCreator, type Selectable, SqliteAdapter } from 'kysely'
import type { AuditLogTable } from './audit-log.ts'
import type { Database } from './database.ts'

/** One row: the last line of the chain, and the last of those that time has taken. */
export interface AuditHeadTable {
  id: number
  number: number
  hash: string
  anchor_number: number
  anchor_hash: string
}

export type AuditRow = Selectable<AuditLogTable>
/** A line before it has its place in the chain. */
export type LooseLine = Pick<
  AuditRow,
  'id' | 'actor' | 'action' | 'entity' | 'entity_id' | 'detail' | 'search_text' | 'created_at'
> & { content: string }

const sha256 = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const digestOf = (salt: string, content: string) => sha256([salt, content])

const hashOf = (line: Omit<AuditRow, 'hash' | 'content' | 'content_salt' | 'search_text'>) =>
  sha256([
    ...[line.number, line.previous_hash, line.id, line.actor, line.action, line.entity, line.entity_id],
    ...[line.detail, line.content_digest, line.created_at],
  ])

/**
 * Puts a line at the end of the chain. The row of the head is the lock: whoever else writes a line waits from here until this
 * transaction ends, so this comes last in it.
 */
export async function chainLine(db: Kysely<Database>, line: LooseLine): Promise<void> {
  const head = await takeHead(db)
  const salt = randomBytes(16).toString('base64url')
  const unhashed = {
    ...line,
    number: head.number + 1,
    previous_hash: head.hash,
    content_salt: salt,
    content_digest: digestOf(salt, line.content),
  }
  await append(db, { ...unhashed, hash: hashOf(unhashed) })
}

/** Stores a line and moves the head to it; where a statement is a way over the network, both are one. */
async function append(db: Kysely<Database>, line: AuditRow): Promise<void> {
  const insert = (to: QueryCreator<Database>) => to.insertInto('audit_log').values(line)
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await insert(db).execute()
    await db.updateTable('audit_head').set({ number: line.number, hash: line.hash }).where('id', '=', 1).execute()
    return
  }
  await db
    .with('line', (to) => insert(to).returning(['number', 'hash']))
    .updateTable('audit_head')
    .from('line')
    .set((eb) => ({ number: eb.ref('line.number'), hash: eb.ref('line.hash') }))
    .where('audit_head.id', '=', 1)
    .execute()
}

/** The head, made where there is none, and locked until the transaction ends. */
const takeHead = (db: Kysely<Database>) =>
  db
    .insertInto('audit_head')
    .values(NO_LINES)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returningAll()
    .executeTakeFirstOrThrow()

const NO_LINES: AuditHeadTable = { id: 1, number: 0, hash: '', anchor_number: 0, anchor_hash: '' }

const readHead = async (db: Kysely<Database>) =>
  (await db.selectFrom('audit_head').selectAll().executeTakeFirst()) ?? NO_LINES

/** Deletes what was written before this moment, from the first line on; the chain goes on from the last of it. */
export async function cutChain(db: Kysely<Database>, moment: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const head = await takeHead(transaction)
    const kept = await transaction
      .selectFrom('audit_log')
      .select((eb) => eb.fn.min('number').as('number'))
      .where('created_at', '>=', moment.toISOString())
      .executeTakeFirst()
    const last = await transaction
      .selectFrom('audit_log')
      .select(['number', 'hash'])
      .where('number', '<', kept?.number ?? head.number + 1)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return
    const anchor = { anchor_number: last.number, anchor_hash: last.hash }
    await transaction.updateTable('audit_head').set(anchor).where('id', '=', 1).execute()
    await transaction.deleteFrom('audit_log').where('number', '<=', last.number).execute()
  })
}

const PAGE = 500

/** Looks at every line from the first that is kept to the last, and names the first that does not fit. */
export async function verifyChain(db: Kysely<Database>): Promise<AuditChain> {
  const found = await walkChain(db)
  // Time may have taken the oldest lines, or a process may have written one, while this was looking.
  return found.broken ? walkChain(db) : found
}

async function walkChain(db: Kysely<Database>): Promise<AuditChain> {
  const head = await readHead(db)
  let previous = { number: head.anchor_number, hash: head.anchor_hash }
  let forgotten = 0
  const told = (reason?: ChainFault, number = previous.number + 1): AuditChain => ({
    lines: previous.number - head.anchor_number,
    forgotten,
    head: { number: head.number, hash: head.hash },
    broken: reason ? { number, reason } : null,
  })
  for (;;) {
    const lines = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>', previous.number)
      .where('number', '<=', head.number)
      .orderBy('number')
      .limit(PAGE)
      .execute()
    for (const line of lines) {
      if (line.number !== previous.number + 1) return told('missing')
      if (line.previous_hash !== previous.hash) return told('unlinked')
      if (hashOf(line) !== line.hash) return told('changed')
      if (!hasItsValues(line)) return told('values')
      if (line.content === null) forgotten += 1
      previous = line
    }
    if (lines.length < PAGE) break
  }
  if (previous.number !== head.number) return told('missing')
  if (previous.hash !== head.hash) return told('head', head.number)
  if (await hasMoreThan(db, head.number)) return told('beyond', head.number)
  return told()
}

/** Forgotten values leave nothing to compare; their digest is in the hash of the line. */
const hasItsValues = ({ content, content_salt, content_digest }: AuditRow) =>
  content === null || content_salt === null
    ? content === content_salt
    : digestOf(content_salt, content) === content_digest

/** Whether there are lines beyond the head, other than those that are being written meanwhile. */
async function hasMoreThan(db: Kysely<Database>, number: number): Promise<boolean> {
  const more = await db.selectFrom('audit_log').select('number').where('number', '>', number).executeTakeFirst()
  return more !== undefined && (await readHead(db)).number <= number
}

/** The hash of a line, where it is kept: whoever has noted it down can see later that it is still the same. */
export async function findHash(db: Kysely<Database>, number: number): Promise<string | undefined> {
  const line = await db.selectFrom('audit_log').select('hash').where('number', '=', number).executeTakeFirst()
  return line?.hash
}
