// What questions to the assistant cost everybody else: p99 of the product list while nobody asks, and with four questions at once.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMiB, start } from './measured.ts'

const READS = 1_500
const ASKERS = 4
const PORT = '39721'
const QUESTIONS = [
  'Kuinka kauan Ark PRO pyörittää 60 W jääkaappia?',
  'Miten haen takuuta rikkinäiselle laitteelle?',
  'Mitä eroa on mallien PRO ja EVO välillä?',
  'Voiko aurinkopaneeleita kytkeä rinnan?',
]
const url = `http://127.0.0.1:${PORT}`
const server = await start(process.execPath, ['apps/api/dist/start.js'], `${url}/api/health`, {
  PORT,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'arkpax-bench-')),
  RATE_LIMITS: 'off',
})

/** The time within which 99 of 100 reads of the product list came, in milliseconds. */
async function p99(): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now()
    await (await fetch(`${url}/api/products`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[Math.floor(READS * 0.99)] ?? Number.NaN
}

async function ask(message: string | undefined): Promise<void> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** Keeps four questions under way while `work` goes on. */
async function whileAsked<T>(work: () => Promise<T>): Promise<{ result: T; asked: number }> {
  let isOver = false
  let asked = 0
  const askers = Array.from({ length: ASKERS }, async () => {
    while (!isOver) await ask(QUESTIONS[asked++ % QUESTIONS.length])
  })
  const result = await work()
  isOver = true
  await Promise.all(askers)
  return { result, asked }
}

await p99()
const before = residentMiB(server.pid)
const calm = await p99()
await ask(QUESTIONS[0])
const { result: busy, asked } = await whileAsked(p99)
console.table({
  'calm p99 ms': calm.toFixed(1),
  'p99 ms with four questions at once': busy.toFixed(1),
  ratio: (busy / calm).toFixed(2),
  'questions answered meanwhile': asked,
  'MiB before the first question': before.toFixed(0),
  'MiB after': residentMiB(server.pid).toFixed(0),
})
await server.stop()
