import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { connectSqlite } from './connect.ts'
import type { Database } from './database.ts'
import { unsyncedTransaction } from './unsynced.ts'

let db: Kysely<Database>
let another: SQLite.Database

beforeEach(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arkpax-group-commit-')), 'shop.sqlite')
  db = connectSqlite(file)
  await sql`create table notes (id integer primary key, follows integer references notes (id) deferrable initially deferred)`.execute(
    db,
  )
  another = new SQLite(file, { readonly: true })
  return async () => {
    another.close()
    await db.destroy()
  }
})

const write = (db: Kysely<Database>, id: number, follows: number | null = null) =>
  sql`insert into notes (id, follows) values (${id}, ${follows})`.execute(db)
const store = (id: number, follows?: number) => db.transaction().execute((call) => write(call, id, follows))
const stored = () => another.prepare('select id from notes order by id').pluck().all()

describe('transactions of SQLite that arrive together', () => {
  it('are all durable when they are told so', async () => {
    await Promise.all([1, 2, 3].map((id) => store(id).then(() => expect(stored()).toContain(id))))
    expect(stored()).toEqual([1, 2, 3])
  })

  it('become visible by one commit', async () => {
    const slow = () =>
      db.transaction().execute(async (call) => {
        await write(call, 2)
        await Promise.resolve()
        expect(stored()).toEqual([])
      })
    await Promise.all([store(1), slow()])
    expect(stored()).toEqual([1, 2])
  })

  it('undo only the one that fails', async () => {
    const failing = () =>
      db.transaction().execute(async (call) => {
        await write(call, 2)
        throw new Error('out of stock')
      })
    const outcomes = await Promise.allSettled([store(1), failing(), store(3)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored()).toEqual([1, 3])
  })

  it('leave nothing behind when all of them fail, and the next one works', async () => {
    const failing = (id: number) =>
      db.transaction().execute(async (call) => {
        await write(call, id)
        throw new Error('out of stock')
      })
    await Promise.allSettled([failing(1), failing(2)])
    await store(3)
    expect(stored()).toEqual([3])
  })

  it('are all told of a commit that fails, and the next one works', async () => {
    const outcomes = await Promise.allSettled([store(1), store(2, 99), store(3)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(stored()).toEqual([])
    await store(4)
    expect(stored()).toEqual([4])
  })

  it('are all told when SQLite itself undoes the whole transaction', async () => {
    const undone = () =>
      db.transaction().execute(async (call) => {
        await sql`insert or rollback into notes (id) values (1)`.execute(call)
      })
    const outcomes = await Promise.allSettled([store(1), undone()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await store(2)
    expect(stored()).toEqual([2])
  })

  it('are told even when a handler goes on after SQLite has undone everything', async () => {
    const goesOn = () =>
      db.transaction().execute(async (call) => {
        await sql`insert or rollback into notes (id) values (1)`.execute(call).catch(() => {})
      })
    const outcomes = await Promise.allSettled([store(1), goesOn()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(stored()).toEqual([])
  })

  it('are durable before a read of the same connection sees them', async () => {
    const writing = store(1)
    const { rows } = await sql`select id from notes`.execute(db)
    expect(rows).toHaveLength(1)
    expect(stored()).toEqual([1])
    await writing
  })

  it('take their turns: each sees what the one before it has written', async () => {
    await store(1)
    const next = () =>
      db.transaction().execute(async (call) => {
        const { rows } = await sql<{ id: number }>`select max(id) + 1 as id from notes`.execute(call)
        await Promise.resolve()
        await write(call, rows[0]?.id ?? 0)
      })
    await Promise.all(Array.from({ length: 20 }, next))
    expect(stored()).toHaveLength(21)
  })
})

describe('a transaction that does not wait for the disk', () => {
  const NORMAL = 1
  const FULL = 2
  const syncing = async (call: Kysely<Database>) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(call)
    return rows[0]?.synchronous
  }
  const storeUnsynced = (id: number) =>
    unsyncedTransaction(db, async (call) => {
      await write(call, id)
      return syncing(call)
    })
  const storeSynced = (id: number) =>
    db.transaction().execute(async (call) => {
      await write(call, id)
      return syncing(call)
    })

  it('is seen by everybody as soon as it is told so', async () => {
    expect(await storeUnsynced(1)).toBe(NORMAL)
    expect(stored()).toEqual([1])
  })

  it('leaves every other one durable, also those that come with it', async () => {
    const told = await Promise.all([storeUnsynced(1), storeSynced(2), storeUnsynced(3), storeSynced(4)])
    expect([told[1], told[3]]).toEqual([FULL, FULL])
    expect(await syncing(db)).toBe(FULL)
    expect(stored()).toEqual([1, 2, 3, 4])
  })

  it('leaves the next one durable when it fails', async () => {
    const failing = unsyncedTransaction(db, async (call) => {
      await write(call, 1)
      throw new Error('no answer')
    })
    await expect(failing).rejects.toThrow('no answer')
    expect(await storeSynced(2)).toBe(FULL)
    expect(stored()).toEqual([2])
  })
})
