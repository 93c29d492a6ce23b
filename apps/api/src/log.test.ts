import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

/** A process that logs and then does as it is told: its lines, and how it ended. */
async function run(work: string) {
  const log = resolve(import.meta.dirname, 'log.ts')
  const code = `
    import { createLog, logCrash } from ${JSON.stringify(log)}
    const processLog = createLog('info')
    logCrash(processLog)
    const { log } = processLog
    log.info('first')
    setInterval(() => {}, 1000)
    ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close')
  return { output: () => output, exit, kill: () => child.kill('SIGKILL') }
}

it('writes a line within a second or so, though no other follows', async () => {
  const { output, exit, kill } = await run('')
  await expect.poll(output, { timeout: 30_000 }).toContain('"msg":"first"')
  kill()
  await exit
})

it('writes an error at once, with what came before it', async () => {
  const { output, exit } = await run(`log.error('second'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`)
  await exit
  expect(output()).toMatch(/"msg":"first"[\s\S]*"msg":"second"/)
})

it('writes an error at once that comes while another is being written', async () => {
  const kill = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`
  const { output, exit } = await run(`log.error('second'); log.error('third'); log.error('fourth'); ${kill}`)
  await exit
  expect(output()).toMatch(/"msg":"second"[\s\S]*"msg":"third"[\s\S]*"msg":"fourth"/)
})

it('writes nothing of an error that names a person: no fields of the driver, no address in a message', async () => {
  const { output, exit } = await run(`
    const fields = { code: '23505', detail: 'Key (email)=(aino@koti.fi) already exists.', parameters: ['Aino Korhonen'] }
    const cause = Object.assign(new Error('refused by <aino@koti.fi>'), fields)
    log.error({ err: Object.assign(new Error('duplicate key', { cause }), fields) }, 'second')
    log.error({ err: 'aino@koti.fi' }, 'third')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`)
  await exit
  expect(output()).toMatch(/"code":"23505"[\s\S]*"message":"duplicate key"[\s\S]*refused by <\[address\]>[\s\S]*third/)
  expect(output()).not.toMatch(/aino/i)
})

it.each([
  ['an exception that nobody catches', `setTimeout(() => { throw new Error('kaikki on loppu') })`],
  ['a rejection that nobody handles', `Promise.reject(new Error('kaikki on loppu'))`],
])(
  'ends the process at %s, with the reason as the last line',
  async (_, work) => {
    const { output, exit } = await run(work)
    expect((await exit)[0]).toBe(1)
    expect(output()).toMatch(/"msg":"first"[\s\S]*"level":60[\s\S]*kaikki on loppu[\s\S]*"msg":"the process ends"\}\n$/)
  },
  20_000,
)
