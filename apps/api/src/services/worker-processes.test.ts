import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createWorkerProcesses } from './worker-processes.ts'

/** Answers nothing the first time that a file is told, and which process it is the second time. */
const FORGETFUL = `import { existsSync, writeFileSync } from 'node:fs'
process.on('message', (file) => (existsSync(file) ? process.send(process.pid) : writeFileSync(file, String(process.pid))))`

function createWorkers(limits: { deadlineMs: number; patienceMs?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'))
  const entry = join(folder, 'forgetful.mjs')
  writeFileSync(entry, FORGETFUL)
  const workers = createWorkerProcesses<string, number>(pathToFileURL(entry), { places: 1, idleMs: 1_000, ...limits })
  onTestFinished(workers.stop)
  return { workers, named: (name: string) => join(folder, name) }
}

test('work that waits in vain for idle time is begun anew by a process that takes its turn, and what came after it is done too', async () => {
  const { workers, named } = createWorkers({ deadlineMs: 60_000, patienceMs: 500 })
  const [first, second] = await Promise.all([workers.ask(named('first')), workers.ask(named('second'))])
  expect(first).toBeGreaterThan(0)
  expect(second).not.toBe(first)
})

test('work that takes too long is given up', async () => {
  const { workers, named } = createWorkers({ deadlineMs: 50 })
  await expect(workers.ask(named('first'))).rejects.toMatchObject({ fault: 'too-slow' })
})
