// The API tests on PostgreSQL: starts a server for them and runs them there. Without one on this machine it says so and is done.
// After a run that wrote down what each test asks (`STATEMENTS_DIR`) those are run that are needed to ask everything twice.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { connectPostgres } from '../apps/api/src/db/connect.ts'
import { keepBeginning } from '../apps/api/test/beginning.ts'
import { findPostgres, startPostgres } from '../apps/api/test/postgres-server.ts'
import { fillDatabase, TEMPLATE } from '../apps/api/test/test-database.ts'
import { readStatements, withoutNeedless } from './needed-tests.ts'
import { testsOfDatabase } from './tests-of-database.ts'

/** Names of tests that are left out. */
const NEEDLESS = '.cache/needless-tests.txt'

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
    const all = { files: named.length > 0 ? named : testsOfDatabase(), needless: [] }
    const dir = process.env.STATEMENTS_DIR
    const { files, needless } = dir && named.length === 0 ? withoutNeedless(all.files, readStatements(dir)) : all
    writeFileSync(NEEDLESS, needless.join('\n'))
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
      stdio: 'inherit',
      env: { ...process.env, TEST_POSTGRES_URL: server.url, STATEMENTS_DIR: '', NEEDLESS_TESTS: NEEDLESS },
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
