import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { ensureChromium } from './chromium.ts'

const UNIT_REPORT = '.cache/unit.json'
const E2E_REPORT = '.cache/e2e.json'

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const e2eReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** The tests' own settings: no database, so that the pages are built from `content/` and its catalogue alone, whatever this shop has published. */
const env = {
  ...process.env,
  NO_COLOR: '1',
  DATA_DIR: '.cache/no-database',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  DEMO: '',
  PORT: '',
}
let failedSteps = 0

/** Runs one step under this Node and shows what it says; a failed step lets the others run. */
function step(name: string, args: string[], extra: Record<string, string> = {}): void {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...env, ...extra } })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (status !== 0) failedSteps += 1
}

mkdirSync('.cache', { recursive: true })
step('lint and borders', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
step('types: schema', ['node_modules/typescript/bin/tsc', '-p', 'packages/schema'])
step('types: api and scripts', ['node_modules/typescript/bin/tsc', '-p', 'apps/api'])
// The texts of the site name facts of the shop, so even their types are read with a snapshot of one.
step('snapshot of a new shop', ['scripts/take-snapshot.ts'])
step('types: site', [
  'node_modules/astro/bin/astro.mjs',
  'check',
  '--root',
  'apps/site',
  '--minimumFailingSeverity',
  'warning',
])
step('unit and API tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
])
step('API tests on PostgreSQL', ['scripts/test-postgres.ts'])
step('build', ['scripts/build.ts'])
step('W3C checker', ['scripts/check-html.ts'])
const chromium = ensureChromium()
step(
  'end-to-end tests',
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/site/playwright.config.ts'],
  {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `../../${E2E_REPORT}`,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  },
)

const unit = read(UNIT_REPORT, unitReport)
const e2e = read(E2E_REPORT, e2eReport)?.stats
const secondTry = e2e?.flaky ?? 0
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + secondTry
const failed = (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0)
console.log(
  `\n${failedSteps === 0 ? 'All steps passed.' : `${failedSteps} steps failed.`}\n${passed} passed (${secondTry} of them at the second try), ${failed} failed`,
)
process.exit(failedSteps === 0 && failed === 0 && passed > 0 ? 0 : 1)

/** A runner's report; undefined when the runner did not get as far as writing it, which its step has said. */
function read<T extends z.ZodType>(file: string, schema: T): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
