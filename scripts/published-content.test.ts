import { mkdtempSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../apps/api/src/db/seeds/catalogue.ts'
import { writePublishedContent } from './published-content.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('publishes before the first start what that start puts into the database, so that the second builds nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-published-'))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
  const file = join(dataDir, 'published.json')
  await writePublishedContent(file)
  expect(JSON.parse(readFileSync(file, 'utf8')).products).toHaveLength(4)
  utimesSync(file, 0, 0)

  const db = connectSqlite(join(dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await seedCatalogue(db)
  await db.destroy()
  await writePublishedContent(file)
  expect(statSync(file).mtimeMs).toBe(0)
})
