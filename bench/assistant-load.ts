// What questions to the assistant cost everybody else: p99 of the product list while nobody asks, with four questions at once, and
// beside a foreign process that burns as much, which tells the machine's part from ours. The three take turns.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEVELOPMENT, readConversations } from '../apps/api/test/assistant/development.ts'
import { residentMiB, start } from './measured.ts'

const READS = Number(process.env.READS ?? 800)
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const ASKERS = 4
const PORT = '39721'
const QUESTIONS = readConversations(DEVELOPMENT).flatMap(({ turns }) => turns.slice(0, 1))
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

let asked = 0
/** Keeps four questions under way while `work` goes on. */
async function whileAsked<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false
  const askers = Array.from({ length: ASKERS }, async () => {
    while (!isOver) await ask(QUESTIONS[asked++ % QUESTIONS.length])
  })
  const result = await work()
  isOver = true
  await Promise.all(askers)
  return result
}

/** Burns one core in a process of its own, as the assistant's thread does, while `work` goes on. */
async function besideForeignLoad<T>(work: () => Promise<T>): Promise<T> {
  const burner = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  try {
    return await work()
  } finally {
    burner.kill('SIGKILL')
  }
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** The time that the main thread of the server has had, in milliseconds. */
function mainThreadMs(): number {
  const stat = readFileSync(`/proc/${server.pid}/task/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(stat[11]) + Number(stat[12])) * 10
}

await p99()
const before = residentMiB(server.pid)
for (const question of QUESTIONS) await ask(question)
const rounds: { calm: number; foreign: number; busy: number }[] = []
for (let round = 0; round < ROUNDS; round += 1)
  rounds.push({ calm: await p99(), foreign: await besideForeignLoad(p99), busy: await whileAsked(p99) })
const took = mainThreadMs()
const first = asked
await whileAsked(() => new Promise((later) => setTimeout(later, 3_000)))
console.table(
  rounds.map((round) => Object.fromEntries(Object.entries(round).map(([name, ms]) => [name, ms.toFixed(2)]))),
)
console.table({
  'calm p99 ms, median': median(rounds.map(({ calm }) => calm)).toFixed(2),
  'with four questions at once': median(rounds.map(({ busy }) => busy)).toFixed(2),
  'ratio, median': median(rounds.map(({ busy, calm }) => busy / calm)).toFixed(2),
  'ratio beside a foreign load': median(rounds.map(({ foreign, calm }) => foreign / calm)).toFixed(2),
  'ratio to a foreign load': median(rounds.map(({ busy, foreign }) => busy / foreign)).toFixed(2),
  'main thread, ms a question': ((mainThreadMs() - took) / (asked - first)).toFixed(2),
  'questions answered': asked,
  'MiB before the first question': before.toFixed(0),
  'MiB after': residentMiB(server.pid).toFixed(0),
})
await server.stop()
