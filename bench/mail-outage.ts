/**
 * Mails through a server that is down at first: how many arrive, how many twice, how long it takes.
 * `node bench/mail-outage.ts [mails=1000] [seconds down=60]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { readConfig } from '../apps/api/src/config.ts'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { contactAcknowledgement } from '../apps/api/src/features/contact/contact-acknowledgement.mail.ts'
import { queueMail } from '../apps/api/src/features/mail/mail.service.ts'
import { startMailWorker } from '../apps/api/src/features/mail/mail-worker.ts'
import { renderMail } from '../apps/api/src/render-mail.ts'
import { createMailer } from '../apps/api/src/services/mailer.ts'
import { createSentJournal } from '../apps/api/src/services/sent-journal.ts'
import { openMailServer } from '../apps/api/test/mail-server.ts'

const [mails = 1_000, secondsDown = 60] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'mail-outage-'))
const db = connectSqlite(join(folder, 'arkpax.sqlite'))
await migrate(db)
const { port, url, close } = await openMailServer()
await close()

const config = readConfig({ SMTP_URL: url, DATA_DIR: folder })
const now = () => new Date()
for (let n = 0; n < mails; n++) {
  await queueMail(db, contactAcknowledgement, { to: `a${n}@example.fi`, payload: { name: 'Aino' } }, now())
}
const worker = startMailWorker({
  db,
  now,
  log: pino({ level: 'silent' }),
  mailer: createMailer(config),
  journal: createSentJournal(config),
  render: (mail) => renderMail(mail, { db, config, now }),
})

console.log(`${mails} mails, the server is down for ${secondsDown} s`)
await sleep(secondsDown * 1_000)
const server = await openMailServer(port)
const up = Date.now()
const waiting = () =>
  db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
while ((await waiting()).count > 0) await sleep(100)
const seconds = ((Date.now() - up) / 1_000).toFixed(1)
await worker.stop()

const ids = new Set(server.received.map(({ mail }) => mail.messageId))
console.log(
  `delivered ${ids.size}, duplicates ${server.received.length - ids.size}, ${seconds} s after the server came back`,
)
await server.close()
await db.destroy()
rmSync(folder, { recursive: true })
