import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { finishBuild, readPublishing, takeBuild } from '../apps/api/src/features/publishing/publishing.repo.ts'
import { tellFailedBuild } from './tell-failed-build.ts'

const ESBUILD = 'Build failed with 1 error:\napps/api/src/app.ts:3:7: ERROR: Expected ";" but found "x"'

it('staff are told why nothing was built, and what the pages that are served were built without', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-failed-'))
  const inPlace = [{ text: 'content/blog/talvi.mdx', reason: 'Rivi 3: sulje on auki' }]
  writeFileSync(join(dataDir, 'manifest.json'), JSON.stringify({ assets: {}, posts: {}, leftOut: inPlace }))
  const db = connectSqlite(join(dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await takeBuild(db, 'earlier', 1_000, new Date())
  await finishBuild(db, 'earlier', { version: 0, leftOut: [{ text: 'vanha', reason: 'korjattu' }] }, new Date())

  await tellFailedBuild({ databaseUrl: undefined, dataDir, siteDir: dataDir }, new Error(ESBUILD))

  const { failure, failed_at, left_out, leased_until } = await readPublishing(db)
  expect(failure?.split('\n')).toEqual([
    expect.stringContaining('Julkaiseminen keskeytyi virheeseen.'),
    'apps/api/src/app.ts:3:7: ERROR: Expected ";" but found "x"',
  ])
  expect(failed_at).not.toBeNull()
  expect(JSON.parse(left_out)).toEqual(inPlace)
  expect(leased_until).toBeNull()
  await db.destroy()
})

it('nobody is told where there is no database yet, and none is made', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'arkpax-failed-')), 'data')
  await tellFailedBuild({ databaseUrl: undefined, dataDir, siteDir: dataDir }, new Error(ESBUILD))
  expect(existsSync(dataDir)).toBe(false)
})
