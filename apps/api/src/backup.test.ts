import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from './backup.ts'
import { connectSqlite } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { seedCatalogue } from './db/seeds/catalogue.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'arkpax-backup-'))

it('copies a database that is in use, over the copy of yesterday', async () => {
  const dataDir = folder()
  const target = join(dataDir, 'backup.sqlite')
  writeFileSync(target, 'yesterday')
  const db = connectSqlite(join(dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await seedCatalogue(db)
  await backUp({ DATA_DIR: dataDir }, target)
  await db.destroy()

  const copy = connectSqlite(target)
  expect(await copy.selectFrom('products').select('id').execute()).toHaveLength(4)
  await copy.destroy()
})

it('says so where there is nothing to copy', async () => {
  const dataDir = folder()
  await expect(backUp({ DATA_DIR: dataDir }, join(dataDir, 'copy'))).rejects.toThrow('There is no database')
  await expect(backUp({ DATABASE_URL: 'postgres://db/arkpax' }, join(dataDir, 'copy'))).rejects.toThrow('pg_dump')
})
