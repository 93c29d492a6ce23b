import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const BUNDLE = 'apps/api/dist/start.js'
const PAGES = 'apps/site/dist/manifest.json'

/** Starts a product whose build fails, with these files from before. */
function startAfterFailedBuild(there: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'arkpax-start-'))
  for (const file of ['scripts/start.mjs', 'scripts/bootstrap.mjs', 'package-lock.json'])
    cpSync(file, join(root, file), { recursive: true })
  utimesSync(join(root, 'package-lock.json'), 0, 0)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'scripts/build.ts'), 'process.exit(1)')
  for (const file of there) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file === BUNDLE ? "console.log('Ready')" : '{}')
  }
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
