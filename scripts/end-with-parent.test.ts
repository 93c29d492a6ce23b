import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const run = (code: string) =>
  spawn(process.execPath, ['--import', './scripts/end-with-parent.mjs', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

it('a program ends when whoever started it is gone', async () => {
  const child = run(`setInterval(() => {}, 1000); console.log('works')`)
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdin.destroy()
  expect(await ended).toEqual([1, null])
})

it('until then it works, in its threads too, and ends by itself when it is done', async () => {
  const inThread = `setTimeout(() => require('node:worker_threads').parentPort.postMessage('done'), 500)`
  const child = run(`
    const { Worker } = require('node:worker_threads')
    new Worker(${JSON.stringify(inThread)}, { eval: true }).on('message', console.log)`)
  const ended = once(child, 'exit')
  expect(String((await once(child.stdout, 'data'))[0])).toBe('done\n')
  expect(await ended).toEqual([0, null])
})
