import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { aloneInWorkspace } from './build-lock.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'arkpax-lock-')), '.cache', 'build.lock')

it('two builds in one workspace take turns, and the second says that it waits', async () => {
  const file = lockFile()
  const log: string[] = []
  const build = (name: string) =>
    aloneInWorkspace(
      file,
      async () => {
        log.push(`${name} begins`)
        await new Promise((later) => setTimeout(later, 300))
        log.push(`${name} ends`)
      },
      () => log.push(`${name} waits`),
    )
  await Promise.all([build('one'), build('two')])
  expect(log).toEqual(['one begins', 'two waits', 'one ends', 'two begins', 'two ends'])
})

it('a build that failed, or was killed, leaves the next one its turn', async () => {
  const file = lockFile()
  const failing = aloneInWorkspace(
    file,
    async () => {
      throw new Error('no room')
    },
    () => {},
  )
  await expect(failing).rejects.toThrow('no room')
  const script = `import { aloneInWorkspace } from '${resolve('scripts/build-lock.ts')}'
    await aloneInWorkspace('${file}', () => new Promise((end) => { console.log('mine'); setTimeout(end, 60_000) }), () => {})`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  setTimeout(() => other.kill('SIGKILL'), 700)
  let hasWaited = false
  const done = await aloneInWorkspace(
    file,
    async () => 'done',
    () => {
      hasWaited = true
    },
  ).finally(() => other.kill('SIGKILL'))
  expect([done, hasWaited]).toEqual(['done', true])
})
