import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/dist.*/**']
const API = ['packages/*/src/**/*.test.ts', 'apps/api/{src,test,seeds}/**/*.test.ts']
const SITE = ['apps/site/{src,integrations}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']

/** What stands before a screen of its own, or replaces what others use too: each such file is given a process of its own. */
const ALONE = globSync([...API, ...SITE], { exclude: NOT_OURS }).filter((file) =>
  /^\/\/ @vitest-environment|\bvi\.(mock|resetModules|stubGlobal)\(/m.test(readFileSync(file, 'utf8')),
)

const isOnPostgres = Boolean(process.env.TEST_POSTGRES_URL)
/** Names of tests that this run leaves out (`scripts/test-postgres.ts`), a line each. */
const needless = process.env.NEEDLESS_TESTS ? readFileSync(process.env.NEEDLESS_TESTS, 'utf8').split('\n') : []

export default defineConfig({
  resolve: { alias: { '~': resolve(import.meta.dirname, 'apps/site/src') } },
  test: {
    // They wait a part of their time, in which another has the core; on PostgreSQL that is who runs beside them.
    maxWorkers: isOnPostgres ? '100%' : Math.ceil(availableParallelism() * 1.5),
    // A busy machine is slow, not wrong: what hangs is still found.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...(needless.length > 0 && { testNamePattern: new RegExp(`^(?!(?:${needless.map(RegExp.escape).join('|')})$)`) }),
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          globalSetup: 'apps/api/test/learn-once.ts',
          setupFiles: process.env.STATEMENTS_DIR ? ['apps/api/test/keep-statements.ts'] : [],
          include: API,
          exclude: [...NOT_OURS, ...ALONE],
          // Its modules keep nothing between tests, and to load them for every file takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'site', include: SITE, exclude: [...NOT_OURS, ...ALONE], isolate: false },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE },
      },
    ],
  },
})
