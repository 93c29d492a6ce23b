import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { cutChain, findHash, verifyChain } from './audit-chain.ts'
import { forgetAuditValues, recordAudit } from './audit-log.ts'
import type { Database } from './database.ts'

const aino = { name: 'Aino Virtanen', email: 'aino@example.com' }
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 10))

let db: Kysely<Database>
beforeEach(async () => {
  db = await openTestDatabase()
  for (const number of [1, 2, 3, 4]) await write(number)
})

const write = (number: number) => db.transaction().execute((transaction) => writeIn(transaction, number))

const writeIn = (transaction: Kysely<Database>, number: number) =>
  recordAudit(transaction, day(number), aino, {
    action: 'update',
    entity: 'order',
    entityId: String(number),
    before: { customer_name: 'Matti' },
    after: { customer_name: 'Maija' },
  })

const lines = () => db.selectFrom('audit_log').selectAll().orderBy('number').execute()

/** Does what the database itself refuses, as somebody can who has its file or its superuser. */
async function behindItsBack(work: () => Promise<unknown>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db)
    for (const { name } of rows.filter(({ name }) => name.startsWith('audit')))
      await sql`drop trigger ${sql.ref(name)}`.execute(db)
    await work()
    return
  }
  for (const table of ['audit_log', 'audit_head'])
    await sql`alter table ${sql.ref(table)} disable trigger user`.execute(db)
  await work()
  for (const table of ['audit_log', 'audit_head'])
    await sql`alter table ${sql.ref(table)} enable trigger user`.execute(db)
}

describe('the chain of the log', () => {
  it('is whole, and each line holds the hash of the one before', async () => {
    const [first, second] = await lines()
    expect([first?.number, first?.previous_hash, second?.previous_hash]).toEqual([1, '', first?.hash])
    expect(await verifyChain(db)).toEqual({
      lines: 4,
      forgotten: 0,
      head: { number: 4, hash: (await lines()).at(-1)?.hash },
      broken: null,
    })
    expect(await findHash(db, 1)).toBe(first?.hash)
  })

  it('is whole while it is empty', async () => {
    await behindItsBack(() =>
      sql`delete from audit_log`.execute(db).then(() => sql`delete from audit_head`.execute(db)),
    )
    expect(await verifyChain(db)).toEqual({ lines: 0, forgotten: 0, head: { number: 0, hash: '' }, broken: null })
  })

  it.each([
    ['a changed deed', () => sql`update audit_log set actor = 'admin' where number = 2`, 2, 'changed'],
    ['a changed value', () => sql`update audit_log set content = '{}' where number = 3`, 3, 'values'],
    ['a salt without a value', () => sql`update audit_log set content = null where number = 3`, 3, 'values'],
    ['a line that is gone', () => sql`delete from audit_log where number = 2`, 2, 'missing'],
    ['a last line that is gone', () => sql`delete from audit_log where number = 4`, 4, 'missing'],
    ['a first line that is gone', () => sql`delete from audit_log where number = 1`, 1, 'missing'],
    ['another hash', () => sql`update audit_log set hash = 'x' where number = 4`, 4, 'changed'],
    ['a head that was turned back', () => sql`update audit_head set number = 3`, 3, 'head'],
  ])('is broken by %s, which is named', async (_, change, number, reason) => {
    await behindItsBack(() => change().execute(db))
    expect((await verifyChain(db)).broken).toEqual({ number, reason })
  })

  it('does not change in the database', async () => {
    for (const change of [
      sql`update audit_log set actor = 'admin' where number = 2`,
      sql`update audit_log set created_at = '2020-01-01T00:00:00.000Z' where number = 2`,
      sql`update audit_log set content = '{}' where number = 2`,
      sql`delete from audit_log where number = 4`,
      sql`delete from audit_log`,
      sql`insert into audit_log (id, actor, action, entity, entity_id, detail, created_at, number, previous_hash)
        values ('x', 'admin', 'create', 'order', '1', '{}', '2026-11-22T10:00:00.000Z', 9, '')`,
      sql`update audit_head set number = 2`,
      sql`update audit_head set anchor_number = 9`,
      sql`delete from audit_head`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/audit_(log|head): /)
    expect(await verifyChain(db)).toMatchObject({ lines: 4, broken: null })
  })

  it('stays whole when values are forgotten, and nothing of them is left', async () => {
    await forgetAuditValues(db, 'order', '2')
    expect(await verifyChain(db)).toMatchObject({ lines: 4, forgotten: 1, broken: null })
    const [, line] = await lines()
    expect(line).toMatchObject({ content: null, content_salt: null })
    expect(JSON.stringify(line)).not.toMatch(/matti|maija/i)
    expect(line?.search_text).toContain('aino virtanen')
    await write(5)
    expect(await verifyChain(db)).toMatchObject({ lines: 5, broken: null })
  })

  it('loses its oldest lines to time, and goes on from there', async () => {
    await cutChain(db, day(3))
    expect((await lines()).map(({ number }) => number)).toEqual([3, 4])
    expect(await verifyChain(db)).toMatchObject({ lines: 2, head: { number: 4 }, broken: null })
    await cutChain(db, day(9))
    expect(await verifyChain(db)).toMatchObject({ lines: 0, head: { number: 4 }, broken: null })
    await write(9)
    expect((await lines()).map(({ number }) => number)).toEqual([5])
    expect(await verifyChain(db)).toMatchObject({ lines: 1, broken: null })
  })

  it('has no line of a transaction that fails', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await writeIn(transaction, 5)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow()
    expect(await verifyChain(db)).toMatchObject({ lines: 4, broken: null })
  })
})
