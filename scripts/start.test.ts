import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'

const BUNDLE = 'apps/api/dist/start.js'
const PAGES = 'apps/site/dist/manifest.json'

/** A product whose build is `build`, with these files from before. */
function product(build: string, there: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'arkpax-start-'))
  for (const file of ['scripts/start.mjs', 'scripts/bootstrap.mjs', 'package-lock.json'])
    cpSync(file, join(root, file), { recursive: true })
  utimesSync(join(root, 'package-lock.json'), 0, 0)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{"type":"module","scripts":{"start":"node scripts/start.mjs"}}')
  for (const [file, text] of Object.entries({ 'scripts/build.ts': build, ...there })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** Starts a product whose build fails, with these files from before. */
function startAfterFailedBuild(there: string[]) {
  const files = there.map((file) => [file, file === BUNDLE ? "console.log('Ready')" : '{}'])
  const root = product('process.exit(1)', Object.fromEntries(files))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  return { status, stdout, stderr }
}

it('a start whose build fails serves the pages that are there, and says so in one line', () => {
  const { status, stdout, stderr } = startAfterFailedBuild([BUNDLE, PAGES])
  expect([status, stdout]).toEqual([0, 'Ready\n'])
  expect(stderr).toMatch(/^The build failed; serving the pages of \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/)
})

it.each([[[BUNDLE]], [[PAGES]], [[]]])(
  'a start whose build fails where there is only %j ends with a clear line',
  (there) => {
    const { status, stdout, stderr } = startAfterFailedBuild(there)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The build failed, and there is nothing from before to serve \(.+ is missing\)\.\n$/)
  },
)

/** Ends when it is told to, and says that it is there once it listens. */
const obedient = (name: string) => `
  process.once('SIGTERM', () => { console.log('${name} was told'); process.exit(0) })
  console.log('${name}', process.pid)
  setInterval(() => {}, 1000)
`

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each([
  ['SIGTERM', 'npm', 'the server', 'serving', ''],
  ['SIGTERM', 'npm', 'the build', 'building', obedient('building')],
  ['SIGKILL', 'npm', 'the server', 'serving', ''],
  ['SIGTERM', 'node', 'the build', 'building', obedient('building')],
  ['SIGTERM', 'node', 'the server', 'serving', ''],
] as const)(
  'a %s to %s ends %s',
  async (signal, told, _, name, build) => {
    const root = product(build || 'process.exit(0)', { [BUNDLE]: obedient('serving'), [PAGES]: '{}' })
    const [command, args] = told === 'npm' ? ['npm', ['start']] : [process.execPath, ['scripts/start.mjs']]
    const started = spawn(command, args, { cwd: root, env: { PATH: process.env.PATH, HOME: process.env.HOME } })
    let output = ''
    started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const pid = () => Number(output.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1] ?? 0)
    await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
    started.kill(signal)
    try {
      await expect.poll(() => isThere(pid()), { timeout: 30_000 }).toBe(false)
      await sleep(200)
      expect(output).toContain(`${name} was told`)
      if (name === 'building') expect(output).not.toContain('serving')
    } finally {
      if (isThere(pid())) process.kill(pid(), 'SIGKILL')
    }
  },
  30_000,
)
