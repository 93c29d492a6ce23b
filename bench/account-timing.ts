// Does the time of an answer tell whether an address is known? 500 tries each: `node bench/account-timing.ts`.
import pino from 'pino'
import { createApp } from '../apps/api/src/app.ts'
import { createTestApp } from '../apps/api/test/create-test-app.ts'

const TRIES = Number(process.env.TRIES ?? 500)
const PASSWORD = 'venelaituri7'
const person = { first_name: 'Aino', last_name: 'Korhonen' }

const test = await createTestApp()
const app = createApp({ ...test.deps, log: pino({ level: 'silent' }) })

async function post(path: string, body: unknown): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const started = performance.now()
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return performance.now() - started
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Known and unknown addresses in turn, so that whatever else the machine does falls on both. */
async function compare(name: string, ask: (email: string) => Promise<number>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const first = n % 2 === 0
    if (first) known.push(await ask(`known-${n}@example.fi`))
    unknown.push(await ask(`unknown-${name}-${n}@example.fi`))
    if (!first) known.push(await ask(`known-${n}@example.fi`))
  }
  const [a, b] = [median(known), median(unknown)]
  const gap = (100 * Math.abs(a - b)) / b
  console.log(`${name}: known ${a.toFixed(3)} ms, unknown ${b.toFixed(3)} ms, gap ${gap.toFixed(2)} %`)
}

await post('/api/auth/register', { ...person, email: 'model@example.fi', password: PASSWORD })
const model = await test.deps.db.selectFrom('customer_users').selectAll().executeTakeFirstOrThrow()
for (let n = 0; n < TRIES; n += 1) {
  const row = { ...model, id: `known-${n}`, email: `known-${n}@example.fi`, email_verified_at: model.created_at }
  await test.deps.db.insertInto('customer_users').values(row).execute()
}

await compare('login', (email) => post('/api/auth/login', { email, password: 'aivan-toinen' }))
await compare('register', (email) => post('/api/auth/register', { ...person, email, password: PASSWORD }))
await compare('forgot', (email) => post('/api/auth/forgot', { email }))
await test.deps.db.destroy()
