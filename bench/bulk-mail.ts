/**
 * Mail to many by a server that is killed again and again: how many arrive twice, how many never, and how long an ordinary mail in
 * between waits. Every tenth address is refused at first.
 * `node bench/bulk-mail.ts [mails=2000] [kills=20]`
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { insertMails } from '../apps/api/src/features/mail/outbox.repo.ts'
import { openMailServer } from '../apps/api/test/mail-server.ts'
import { startServer, stopServer, untilReady } from '../apps/api/test/server-process.ts'

const [mails = 2_000, kills = 20] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'bulk-mail-'))
const smtp = await openMailServer()
const env = {
  DATA_DIR: folder,
  SITE_DIR: folder,
  SMTP_URL: smtp.url,
  SITE_BUILD: 'off',
  ADMIN_PASSWORD: 'penkki-penkki',
}
const start = async () => {
  const server = startServer(env)
  await untilReady(server)
  return server
}

let server = await start()
const db = connectSqlite(join(folder, 'arkpax.sqlite'))
const rates = { mailsPerMinute: 60_000, mailsPerHour: 3_600_000, firstDayMails: 0 }
const value = JSON.stringify({ ...rates, confirmsSubscribers: false, returnsToOwnAddress: false })
await db.updateTable('settings').set({ value }).where('group', '=', 'newsletter').execute()

const addresses = Array.from({ length: mails }, (_, n) => `lukija${n}@example.fi`)
const now = new Date().toISOString()
for (let at = 0; at < mails; at += 500)
  await db
    .insertInto('newsletter_subscriptions')
    .values(
      addresses
        .slice(at, at + 500)
        .map((email) => ({ id: email, email, subscribed_at: now, unsubscribed_at: null, is_active: true })),
    )
    .execute()

const refusedOnce = new Set<string>()
smtp.manners.recipient = (to) => {
  const number = Number(/^lukija(\d+)@/.exec(to)?.[1] ?? 1)
  if (number % 10 !== 0 || refusedOnce.has(to)) return undefined
  refusedOnce.add(to)
  return { code: 451, text: 'Try again later' }
}

const queue = (recipients: readonly string[], lane: 'bulk' | 'ordinary', letterId?: string) =>
  insertMails(
    db,
    recipients.map((recipient) => ({
      ...{ kind: 'newsletter-welcome', recipient, payload: '{}', sendAt: new Date(), lane, letterId },
    })),
    new Date(),
  )
const letters = () => smtp.received.filter(({ to }) => to[0]?.startsWith('lukija'))

const began = performance.now()
await queue(addresses, 'bulk', 'penkki')

const waits: number[] = []
for (let round = 0; round < 5; round++) {
  while (letters().length < (round + 1) * (mails / 50)) await sleep(20)
  const email = `tilaaja${round}@example.fi`
  await db
    .insertInto('newsletter_subscriptions')
    .values({ id: email, email, subscribed_at: now, unsubscribed_at: null, is_active: true })
    .execute()
  const queued = performance.now()
  await queue([email], 'ordinary')
  while (!smtp.received.some(({ to }) => to[0] === email)) await sleep(5)
  waits.push(Math.round(performance.now() - queued))
}
console.log(`ordinary mails in between waited ${waits.join(', ')} ms`)

for (let kill = 0; kill < kills && letters().length < mails * 0.95; kill++) {
  await sleep(300 + Math.random() * 1_500)
  server.child.kill('SIGKILL')
  await server.exit
  server = await start()
}
const left = () =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
while ((await left()).count > 0) await sleep(500)
const seconds = (performance.now() - began) / 1_000

const times = Map.groupBy(letters(), ({ to }) => to[0] ?? '')
const doubled = [...times.values()].filter((received) => received.length > 1)
const interrupted = await db
  .selectFrom('outbox')
  .select(['id', 'attempts'])
  .where('was_interrupted', '=', true)
  .execute()
const journal = join(folder, 'sent-mails')
const lines = readdirSync(journal).flatMap((name) => readFileSync(join(journal, name), 'utf8').split('\n'))
// Whoever took them over sent them no more: their line is of the try before.
const spared = interrupted.filter(({ id, attempts }) => !lines.includes(`${id} ${attempts}`))
const missing = addresses.filter((address) => !times.has(address))
console.log(`${mails} letters, ${kills} kills, every tenth refused at first: ${seconds.toFixed(0)} s`)
console.log(
  `taken over after a kill ${interrupted.length}, of them known to be sent ${spared.length}, twice ${doubled.length}, missing ${missing.length}`,
)

await stopServer(server)
await db.destroy()
await smtp.close()
rmSync(folder, { recursive: true })
