import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { ensureChromium } from './chromium.ts'

const UNIT_REPORT = '.cache/unit.json'
const E2E_REPORT = '.cache/e2e.json'
/** What the tests ask of the database, by which those are chosen that run on PostgreSQL, too. */
const STATEMENTS_DIR = resolve('.cache/statements')

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const e2eReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** The tests' own settings: no database, so that the pages are built from `content/` and its catalogue alone, whatever this shop has published. */
const env = {
  ...process.env,
  NO_COLOR: '1',
  // Hundreds of processes load the same code: it is compiled once.
  NODE_COMPILE_CACHE: resolve('.cache/compiled'),
  DATA_DIR: '.cache/no-database',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  DEMO: '',
  PORT: '',
}
const failedSteps: Failed[] = []
/** So much of what a failed step said is said again at the end, where one looks first. */
const SAID_AGAIN_LINES = 80
const LAST_WORDS_MS = 5000

type Step = [name: string, args: string[], extra?: Record<string, string | undefined>]

/** Runs steps one after the other under this Node and shows what they say; a failed step lets the others run. */
async function inTurn(steps: Step[]): Promise<void> {
  for (const [name, args, extra] of steps) {
    console.log(`\n── ${name}`)
    told(name, await run(args, extra, (chunk) => process.stdout.write(chunk)))
  }
}

/** As `inTurn`, for steps that run beside others: what one says is shown when it has ended. */
async function beside(steps: Step[]): Promise<void> {
  for (const [name, args, extra] of steps) {
    const ended = await run(args, extra)
    console.log(`\n── ${name}\n${ended.output}`)
    told(name, ended)
  }
}

interface Failed {
  name: string
  /** The end of what it said. */
  said: string
}

interface Ended {
  /** The exit code, or the signal that ended it. */
  status: number | string
  output: string
  seconds: number
}

/** Runs one step to its end; `tell` gets what it says as it says it. */
async function run(args: string[], extra: Step[2] = {}, tell: (chunk: string) => void = () => {}): Promise<Ended> {
  const started = Date.now()
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...env, ...extra } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      tell(chunk)
    })
  const closed = once(child, 'close')
  const [status, signal] = await once(child, 'exit')
  // What outlived the step may hold its output open; it does not hold the run.
  await Promise.race([closed, setTimeout(LAST_WORDS_MS, undefined, { ref: false })])
  return { status: status ?? signal, output, seconds: (Date.now() - started) / 1000 }
}

function told(name: string, { status, output, seconds }: Ended): void {
  console.log(`── ${name}: ${status === 0 ? 'ok' : `FAILED with ${status}`} (${seconds.toFixed(1)} s)`)
  if (status !== 0) failedSteps.push({ name, said: output.trimEnd().split('\n').slice(-SAID_AGAIN_LINES).join('\n') })
}

mkdirSync('.cache', { recursive: true })
rmSync(STATEMENTS_DIR, { recursive: true, force: true })
const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const astro = 'node_modules/astro/bin/astro.mjs'
// Tests wait for disks and clocks a part of their time: what only computes runs beside them, so that no core rests.
await Promise.all([
  beside([
    ['types: api and scripts', [tsc, '-p', 'apps/api']],
    ['types: schema', [tsc, '-p', 'packages/schema']],
    ['lint and borders', [biome, 'check', '--error-on-warnings', '.']],
    // The texts of the site name facts of the shop, so even their types are read with a snapshot of one.
    ['snapshot of a new shop', ['scripts/take-snapshot.ts']],
    ['types: site', [astro, 'check', '--root', 'apps/site', '--minimumFailingSeverity', 'warning']],
    ['build', ['scripts/build.ts']],
    ['W3C checker', ['scripts/check-html.ts']],
  ]),
  inTurn([
    [
      'unit and API tests',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ],
      { STATEMENTS_DIR },
    ],
  ]),
])
ensureChromium()
await Promise.all([
  beside([['API tests on PostgreSQL', ['scripts/test-postgres.ts'], { STATEMENTS_DIR }]]),
  inTurn([
    [
      'end-to-end tests',
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/site/playwright.config.ts'],
      // Its workers set FORCE_COLOR, beside which Node warns of NO_COLOR in every process.
      {
        NO_COLOR: undefined,
        PLAYWRIGHT_JSON_OUTPUT_NAME: `../../${E2E_REPORT}`,
      },
    ],
  ]),
])

const unit = read(UNIT_REPORT, unitReport)
const e2e = read(E2E_REPORT, e2eReport)?.stats
const secondTry = e2e?.flaky ?? 0
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + secondTry
const failed = (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0)
for (const { name, said } of failedSteps) console.log(`\n── what ${name} said last\n${said}`)
console.log(
  `\n${failedSteps.length === 0 ? 'All steps passed.' : `Failed: ${failedSteps.map(({ name }) => name).join(', ')}.`}\n${passed} passed (${secondTry} of them at the second try), ${failed} failed`,
)
process.exit(failedSteps.length === 0 && failed === 0 && passed > 0 ? 0 : 1)

/** A runner's report; undefined when the runner did not get as far as writing it, which its step has said. */
function read<T extends z.ZodType>(file: string, schema: T): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
