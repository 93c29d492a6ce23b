import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginBuild } from './put-in-place.ts'

let place: string
beforeEach(() => {
  place = join(mkdtempSync(join(tmpdir(), 'arkpax-place-')), 'dist')
})

function build(text: string) {
  const next = beginBuild(place)
  writeFileSync(join(next.dir, 'index.html'), text)
  return next
}
const shown = () => readFileSync(join(place, 'index.html'), 'utf8')

it('shows a build when it is whole, and the old one until then', () => {
  build('vanha').putInPlace()
  const next = build('uusi')
  expect(shown()).toBe('vanha')
  next.putInPlace()
  expect(shown()).toBe('uusi')
})

it('tells builds of one millisecond apart', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    build('vanha').putInPlace()
    build('kesken')
    build('uusi').putInPlace()
    expect(shown()).toBe('uusi')
  } finally {
    vi.useRealTimers()
  }
})

it('leaves what is in place when a build is killed or given up', () => {
  build('vanha').putInPlace()
  build('kesken')
  build('luovuttu').discard()
  expect(shown()).toBe('vanha')
})

it('takes the place of a folder that an older version made', () => {
  mkdirSync(place)
  writeFileSync(join(place, 'index.html'), 'kansio')
  build('uusi').putInPlace()
  expect(shown()).toBe('uusi')
})

it('keeps the build before for whoever reads it, and deletes older ones', () => {
  const seen: string[] = []
  for (const text of ['1', '2', '3']) {
    build(text).putInPlace()
    seen.push(realpathSync(place))
  }
  expect(seen.map((dir) => existsSync(dir))).toEqual([false, true, true])
  expect(readdirSync(`${place}.builds`)).toHaveLength(2)
})

it('leaves nothing of a build whose process is told to stop', () => {
  const script = `import { writeFileSync } from 'node:fs'
    import { beginBuild } from '${resolve('scripts/put-in-place.ts')}'
    writeFileSync(beginBuild('${place}').dir + '/index.html', 'kesken')
    process.once('SIGTERM', () => process.exit(1))
    process.kill(process.pid, 'SIGTERM')
    setInterval(() => {}, 1000)`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).status).toBe(1)
  expect(readdirSync(`${place}.builds`)).toEqual([])
})
