// The API tests on PostgreSQL: starts a server for them and runs them there. Without one on this machine it says so and is done.
import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { connectPostgres } from '../apps/api/src/db/connect.ts'
import { keepBeginning } from '../apps/api/test/beginning.ts'
import { findPostgres, startPostgres } from '../apps/api/test/postgres-server.ts'
import { fillDatabase, TEMPLATE } from '../apps/api/test/test-database.ts'
import { testsOfDatabase } from './tests-of-database.ts'

const programs = findPostgres()
if (programs) process.exitCode = await testOn(programs)
else
  console.log(
    'Skipped: there is no PostgreSQL 15 or newer on this machine (looked for initdb on the PATH and in /usr/lib/postgresql).',
  )

/** Runs the tests, or those named on the command line, and gives their exit status. */
async function testOn(programs: string): Promise<number> {
  const server = await startPostgres(programs)
  try {
    await makeTemplate(server.url)
    const named = process.argv.slice(2)
    const tests = named.length > 0 ? named : testsOfDatabase()
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
      stdio: 'inherit',
      env: { ...process.env, TEST_POSTGRES_URL: server.url },
    })
    return status ?? 1
  } finally {
    await server.stop()
  }
}

async function makeTemplate(url: string) {
  const keeper = await connectPostgres(url)
  await sql`create database ${sql.id(TEMPLATE)}`.execute(keeper)
  const template = new URL(url)
  template.pathname = TEMPLATE
  const db = await connectPostgres(template.href)
  await fillDatabase(db)
  await keepBeginning(db, keeper)
  await db.destroy()
  await keeper.destroy()
}
