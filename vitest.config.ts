import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '~': resolve(import.meta.dirname, 'apps/site/src') } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/api/{src,test,seeds}/**/*.test.ts',
      'apps/site/{src,integrations}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    // Nothing else runs beside the tests, so they take every core.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: what hangs is still found.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist.*/**'],
  },
})
