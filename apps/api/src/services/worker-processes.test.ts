import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createWorkerProcesses } from './worker-processes.ts'

/** Answers which process it is, but never while it waits for idle time: field 41 of proc_pid_stat(5). */
const NEVER_IDLE = `import { readFileSync } from 'node:fs'
const IDLE = '5'
const policy = () => {
  try {
    return readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[38]
  } catch {}
}
process.on('message', () => setTimeout(() => policy() !== IDLE && process.send(process.pid), 300))`

function createWorkers(limits: { deadlineMs: number; patienceMs?: number }) {
  const entry = join(mkdtempSync(join(tmpdir(), 'workers-')), 'never-idle.mjs')
  writeFileSync(entry, NEVER_IDLE)
  const workers = createWorkerProcesses<string, number>(pathToFileURL(entry), { places: 1, idleMs: 1_000, ...limits })
  onTestFinished(workers.stop)
  return workers
}

test('work that waits in vain for idle time is begun anew by a process that takes its turn, and what came after it is done too', async () => {
  const workers = createWorkers({ deadlineMs: 60_000, patienceMs: 1_000 })
  const answers = await Promise.all([workers.ask('first'), workers.ask('second')])
  expect(answers.every((process) => process > 0)).toBe(true)
})

test('work that takes too long is given up', async () => {
  const workers = createWorkers({ deadlineMs: 50 })
  await expect(workers.ask('first')).rejects.toMatchObject({ fault: 'too-slow' })
})
