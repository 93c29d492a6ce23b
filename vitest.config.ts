import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** They replace modules that others use too, so each is given a process of its own. */
const ALONE = ['apps/api/src/features/accounts/claimed-addresses.test.ts']
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/dist.*/**']

const isOnPostgres = Boolean(process.env.TEST_POSTGRES_URL)

export default defineConfig({
  resolve: { alias: { '~': resolve(import.meta.dirname, 'apps/site/src') } },
  test: {
    // Nothing else runs beside the tests, so they take every core.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: what hangs is still found.
    testTimeout: isOnPostgres ? 90_000 : 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          globalSetup: 'apps/api/test/learn-once.ts',
          include: ['packages/*/src/**/*.test.ts', 'apps/api/{src,test,seeds}/**/*.test.ts'],
          exclude: [...NOT_OURS, ...ALONE],
          // Its modules keep nothing between tests, and to load them for every file takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['apps/site/{src,integrations}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', ...ALONE],
          exclude: NOT_OURS,
        },
      },
    ],
  },
})
