/**
 * A recall of thousands of units, by two processes on one database with a real SMTP server: how long publishing takes, how long the
 * mails, and how many people are written to twice. With `kill`, one process is killed on the way and started again: what it was
 * sending at that moment is sent anew under the same Message-ID once its lease is over.
 * `node bench/recall-mails.ts [owners=10000] [kill]`
 */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { openMailServer } from '../apps/api/test/mail-server.ts'
import { startServer, stopServer, untilReady } from '../apps/api/test/server-process.ts'
import { makeSharedDatabase } from '../apps/api/test/shared-database.ts'

const [owners = 10_000] = process.argv.slice(2).map(Number)
const kills = process.argv[3] === 'kill'
/** Every tenth person has three units. */
const unitsOf = (person: number) => (person % 10 === 0 ? 3 : 1)

const shared = await makeSharedDatabase()
const mailServer = await openMailServer()
const env = { ...shared.env, SMTP_URL: mailServer.url, ADMIN_PASSWORD: 'mittaus-mittaus' }
const first = startServer(env)
let second = startServer(env)
const origin = `http://127.0.0.1:${await untilReady(first)}`
await untilReady(second)
const db = await shared.connect()

const at = new Date().toISOString()
const serials: string[] = []
const registrations = Array.from({ length: owners }, (_, person) =>
  Array.from({ length: unitsOf(person) }, () => {
    const serial = `APX-2400-${String(serials.length).padStart(6, '0')}`
    serials.push(serial)
    return {
      ...{ id: uuidv7(), first_name: 'Aino', last_name: 'Korhonen', email: `a${person}@example.fi`, phone: null },
      ...{
        product_model: 'Ark PRO 2400W' as const,
        serial_number: serial,
        purchase_date: '2026-06-01',
        retailer: null,
      },
      ...{ comments: null, warranty_end: '2028-06-01', original_warranty_end: null, flagged: false },
      ...{ search_text: serial, created_at: at },
    }
  }),
).flat()
const units = serials.map((serial) => ({
  ...{ id: uuidv7(), serial, product_id: '1', status: 'sold' as const, passport_id: uuidv7(), search_text: serial },
  ...{ created_at: at, updated_at: at },
}))
await db.transaction().execute(async (transaction) => {
  for (let from = 0; from < units.length; from += 500) {
    await transaction
      .insertInto('units')
      .values(units.slice(from, from + 500))
      .execute()
    const some = registrations.slice(from, from + 500).map((row) => ({ ...row, flagged: 0 as never }))
    await transaction.insertInto('product_registrations').values(some).execute()
  }
})

let token = ''
async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<T>
}
const timed = async <T>(name: string, work: () => Promise<T>) => {
  const began = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(2)} s`)
  return result
}
token = (await call<{ token: string }>('/api/admin/login', { password: 'mittaus-mittaus' })).token
const { id } = await call<{ id: string }>('/api/admin/recalls', {
  ...{ title: 'Latausliitin', product_ids: ['1'], identification: 'Ark PRO', hazard: 'Liitin voi sytyttää tulipalon.' },
  ...{ action: 'Lopeta käyttö heti.', remedies: ['repair', 'refund'], remedy_text: '' },
})
const choice = { serial_from: serials[0], serial_to: serials.at(-1) }
await timed('preview of the choice', () => call(`/api/admin/recalls/${id}/choice-preview`, choice))
await timed('adding the units', () => call(`/api/admin/recalls/${id}/units`, choice))
await timed('publishing', () => call(`/api/admin/recalls/${id}/publish`))
const published = Date.now()
const since = () => `${((Date.now() - published) / 1_000).toFixed(0)} s after publishing`

while (mailServer.received.length < owners / 4) await sleep(100)
console.log(`a quarter has arrived, ${since()}`)
if (kills) {
  second.child.kill('SIGKILL')
  await second.exit
  second = startServer(env)
}

const left = async () => {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'recall-notice')
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
while (mailServer.received.length < owners || (await left()) > 0) await sleep(200)
console.log(`all have left, ${since()}`)

const rows = await db.selectFrom('outbox').select('recipient').where('kind', '=', 'recall-notice').execute()
const people = new Set(mailServer.received.flatMap(({ to }) => to))
const ids = new Set(mailServer.received.map(({ mail }) => mail.messageId))
console.log(
  `${serials.length} units, ${owners} people: ${rows.length} mails queued to ${new Set(rows.map(({ recipient }) => recipient)).size} addresses, ` +
    `${mailServer.received.length} taken by the server for ${people.size} addresses under ${ids.size} ids`,
)
await Promise.all([stopServer(first), stopServer(second)])
await mailServer.close()
await db.destroy()
if (shared.env.DATA_DIR) rmSync(shared.env.DATA_DIR, { recursive: true })
