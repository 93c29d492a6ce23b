/**
 * A letter to many through a real SMTP server that refuses every tenth reader, with a server process that is killed in the middle: how
 * long it takes, who gets it twice or not at all, and what public calls wait meanwhile. `node bench/letters.ts [subscribers=50000]`
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { v7 as uuidv7 } from 'uuid'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { insertLetter, moveLetter } from '../apps/api/src/features/letters/letters.repo.ts'
import { startServer, stopServer, untilReady } from '../apps/api/test/server-process.ts'

const [subscribers = 50_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'letters-'))
const addressOf = (n: number) => `a${n}@example.fi`
const isRefused = (address: string) => Number(/^a(\d+)@/.exec(address)?.[1]) % 10 === 9

/** How often each reader got the letter. */
const received = new Map<string, number>()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    done(isRefused(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null)
  },
  onData(stream, session, done) {
    stream.resume()
    stream.once('end', () => {
      for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
      done()
    })
  },
})
smtp.on('error', () => {})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
const place = smtp.server.address()
const env = {
  DATA_DIR: folder,
  SMTP_URL: `smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
  RATE_LIMITS: 'off',
  ADMIN_PASSWORD: 'kirjeet-kirjeet',
}

async function run() {
  const server = startServer(env)
  return { server, port: await untilReady(server) }
}

/** Public calls one after the other until it is told to stop; gives what each took, in ms. */
function measure(port: () => number) {
  const times: number[] = []
  let failed = 0
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const began = performance.now()
      const isGood = await fetch(`http://127.0.0.1:${port()}/api/products`).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
        () => false,
      )
      if (isGood) times.push(performance.now() - began)
      else failed += 1
      await sleep(20)
    }
  })()
  return async () => {
    isOver = true
    await running
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)
    return `${times.length} calls, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${failed} failed`
  }
}

let { server, port } = await run()
await stopServer(server)
const db = connectSqlite(join(folder, 'arkpax.sqlite'))
await migrate(db)
for (let start = 0; start < subscribers; start += 500) {
  const rows = Array.from({ length: Math.min(500, subscribers - start) }, (_, index) => ({
    ...{ id: uuidv7(), email: addressOf(start + index), is_active: true, subscribed_at: '2026-01-15T10:00:00.000Z' },
    ...{ unsubscribed_at: null, unsubscribed_by: null, resubscribed_at: null, resubscribe_reason: null },
    ...{ consent_source: null, text_version: null, awaits_confirmation_since: null, confirmed_at: null },
  }))
  await db.insertInto('newsletter_subscriptions').values(rows).execute()
}
await db
  .updateTable('settings')
  .set({
    value: JSON.stringify({
      ...{ mailsPerMinute: 60_000, mailsPerHour: 3_600_000, firstDayMails: 0 },
      ...{ confirmsSubscribers: false, returnsToOwnAddress: false },
    }),
  })
  .where('group', '=', 'newsletter')
  .execute()
const now = new Date()
const letter = await insertLetter(
  db,
  {
    ...{ subject: 'Talvi tulee', preheader: 'Akku kestää', archive_slug: null, is_indexed: false },
    content: `${'<p>Virtalähde pakkasella: <a href="/blogi/talvi">lue vinkit</a>.</p>'.repeat(10)}<div data-product="1"></div>`,
    segment: { language: '', source: '', from: null, to: null, has_bought: 'any', has_registered: 'any' },
  },
  now,
)

;({ server, port } = await run())
const calm = measure(() => port)
await sleep(20_000)
console.log(`calm: ${await calm()}`)

const began = Date.now()
await moveLetter(db, letter, ['draft'], { status: 'scheduled', send_at: now.toISOString() }, now)
const busy = measure(() => port)
let isKilled = false
for (;;) {
  await sleep(1_000)
  const { status } = await db.selectFrom('letters').select('status').where('id', '=', letter).executeTakeFirstOrThrow()
  if (status === 'sent') break
  if (!isKilled && received.size > subscribers / 2) {
    isKilled = true
    server.child.kill('SIGKILL')
    await server.exit
    ;({ server, port } = await run())
  }
}
const minutes = (Date.now() - began) / 60_000
console.log(`while the letter leaves: ${await busy()}`)

const counts = await db
  .selectFrom('letter_recipients')
  .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
  .groupBy('state')
  .execute()
const wanted = Array.from({ length: subscribers }, (_, n) => addressOf(n)).filter((address) => !isRefused(address))
const missing = wanted.filter((address) => !received.has(address)).length
const doubles = [...received.values()].filter((times) => times > 1).length
console.log(
  `${subscribers} subscribers in ${minutes.toFixed(1)} min: ${received.size} got it, ${doubles} twice, ${missing} missing; ` +
    counts.map(({ state, count }) => `${state} ${count}`).join(', '),
)
await stopServer(server)
smtp.close()
await db.destroy()
rmSync(folder, { recursive: true })
