import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeSharedDatabase } from '../test/shared-database.ts'
import { verifyAudit } from './audit.ts'
import { recordAudit } from './db/audit-log.ts'
import { migrate } from './db/migrate.ts'

const aino = { name: 'Aino', email: 'aino@example.com' }

it('tells that the log is whole, and whether a line that was noted down is still the same', async () => {
  const shared = await makeSharedDatabase()
  const db = await shared.connect()
  await migrate(db)
  const write = () => recordAudit(db, new Date(), aino, { action: 'delete', entity: 'order', entityId: '1' })
  await write()
  const first = await verifyAudit(shared.env)
  expect(first).toMatch(/^The log is whole: 1 lines, 0 of them without values\. Last line 1:[\w-]{43}$/)
  const noted = first.split(' ').at(-1)
  await write()
  expect(await verifyAudit(shared.env, noted)).toContain('Last line 2:')
  await expect(verifyAudit(shared.env, '1:someothe-hash')).rejects.toThrow('Line 1 is not the one that was noted')
  await expect(verifyAudit(shared.env, 'first')).rejects.toThrow('first is no line')
  await sql`update audit_head set anchor_number = 1`.execute(db)
  await expect(verifyAudit(shared.env)).rejects.toThrow('The log is broken at line 2: it does not follow')
  await db.destroy()
})

it('says so where there is no database, and makes none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-audit-'))
  for (const _ of [1, 2]) await expect(verifyAudit({ DATA_DIR: dataDir })).rejects.toThrow('There is no database')
})
