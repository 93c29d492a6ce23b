import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailboxWorker } from '../src/features/contact/mailbox-worker.ts'
import { startMailWorker } from '../src/features/mail/mail-worker.ts'
import { renderMail } from '../src/render-mail.ts'
import { createMailbox } from '../src/services/mailbox.ts'
import { createMailer } from '../src/services/mailer.ts'
import { createSentJournal } from '../src/services/sent-journal.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { eventually } from './eventually.ts'
import { contactInput } from './factories.ts'
import { openImapServer } from './imap-server.ts'
import { type MailServer, openMailServer, type ReceivedMail } from './mail-server.ts'

const CUSTOMER = 'aino.korhonen@example.fi'
const ROUNDS = 25

let smtp: MailServer
let imap: Awaited<ReturnType<typeof openImapServer>>
let test: TestApp
let workers: { stop: () => Promise<void> }[]

beforeEach(async () => {
  smtp = await openMailServer()
  imap = await openImapServer()
  test = await createTestApp({
    ...{ SMTP_URL: smtp.url, IMAP_URL: imap.url },
    ...{ STAFF_EMAIL: 'asiakaspalvelu@arkpax.fi', REPLY_ADDRESS: 'asiakaspalvelu+{token}@arkpax.fi' },
  })
  workers = []
  await start()
})
afterEach(async () => {
  await stop()
  await Promise.all([smtp.close(), imap.close()])
})

const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()))

/** Starts what a process of the shop does with mail; it has looked into the mailbox. */
async function start() {
  const { deps } = test
  const now = () => new Date()
  const { mailbox } = deps.config
  if (!mailbox) return expect.fail('no mailbox')
  const render = (mail: Parameters<typeof renderMail>[0]) => renderMail(mail, { ...deps, now })
  const mailTiming = { pollMs: 10, restMs: 1, serverPause: () => 20 }
  workers.push(
    startMailWorker(
      { ...deps, now, journal: createSentJournal(deps.config), mailer: createMailer(deps.config), render },
      mailTiming,
    ),
    startMailboxWorker({ ...deps, now, mailbox: createMailbox(mailbox) }, { pollMs: 10, pauseAfter: () => 20 }),
  )
  await eventually(async () => {
    const row = await deps.db.selectFrom('mailboxes').select('checked_at').executeTakeFirst()
    expect(row?.checked_at).toBeTruthy()
  })
}

const toCustomer = () => smtp.received.filter(({ to }) => to.includes(CUSTOMER))
const mailsTo = async (count: number) => {
  await eventually(() => expect(toCustomer()).toHaveLength(count))
  return toCustomer().at(-1) ?? expect.fail('no mail')
}

const quoted = (text: string) => text.replace(/^/gm, '> ')

/** How the customer's mail program answers: each in its own way, so that no single sign of the conversation is always there. */
const programs = [
  // Gmail: the address with the token, and what it answers.
  ({ mail }: ReceivedMail, text: string) => ({
    to: mail.replyTo?.[0]?.address ?? '',
    head: { 'In-Reply-To': mail.messageId ?? '', References: `${mail.references ?? ''} ${mail.messageId}` },
    text: `${text}\n\nsu 22. marrask. 2026 klo 12.05 Arkpax (asiakaspalvelu@arkpax.fi) kirjoitti:\n\n${quoted(mail.text ?? '')}`,
  }),
  // A program that answers the sender and not the address for answers.
  ({ mail }: ReceivedMail, text: string) => ({
    to: 'asiakaspalvelu@arkpax.fi',
    head: { 'In-Reply-To': mail.messageId ?? '' },
    text: `${text}\n\nLähetetty iPhonesta\n\n${quoted(mail.text ?? '')}`,
  }),
  // A program that says nothing of what it answers.
  ({ mail }: ReceivedMail, text: string) => ({
    to: (mail.replyTo?.[0]?.address ?? '').toUpperCase(),
    head: {},
    text: `${text}\n\n________________________________\nLähettäjä: Arkpax\nLähetetty: 22. marraskuuta 2026\nAihe: Re\n\n${mail.text}`,
  }),
]

function deliver(answered: ReceivedMail, turn: number) {
  const { to, head, text } = programs[turn % programs.length]?.(answered, `Kysymys ${turn}.`) ?? expect.fail()
  const lines = {
    From: `Aino <${CUSTOMER}>`,
    To: to,
    Subject: 'Re: Toimitusaika',
    'Message-ID': `<k${turn}@example.fi>`,
  }
  const named = Object.entries({ ...lines, ...head }).map(([name, value]) => `${name}: ${value}`)
  const type = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64']
  const raw = [...named, ...type, '', Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')].join('\r\n')
  imap.deliver(raw)
  // Now and then a second copy comes, as when an address forwards to itself.
  if (turn % 5 === 0) imap.deliver(`Delivered-To: asiakaspalvelu@arkpax.fi\r\n${raw}`)
}

it('a conversation of 50 mails over SMTP and IMAP stays one, with nothing lost or doubled, also over restarts and cut lines', async () => {
  await test.call('POST /api/contact', { body: contactInput({ email: CUSTOMER }) })
  const [message] = (await test.call('GET /api/admin/contact-messages')).answer
  const path = `/api/admin/contact-messages/${message?.id}`
  const detail = async () => (await test.call('GET /api/admin/contact-messages/{id}', { path })).answer
  await mailsTo(1)

  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    await test.call('POST /api/admin/contact-messages/{id}/replies', {
      path: `${path}/replies`,
      body: { message: `Vastaus ${turn}.` },
    })
    const answer = await mailsTo(turn + 1)
    if (turn === 8) await stop()
    if (turn === 12) imap.cutLines()
    deliver(answer, turn)
    if (turn === 8) await start()
    if (turn === 16) {
      // A process ends in the middle of its work, and two take its place.
      const ending = stop()
      await start()
      await start()
      await ending
    }
    await eventually(async () => expect((await detail()).mails).toHaveLength(turn))
  }

  const { mails, replies, status } = await detail()
  const turns = Array.from({ length: ROUNDS }, (_, at) => at + 1)
  expect(mails.map(({ text }) => text)).toEqual(turns.map((turn) => `Kysymys ${turn}.`))
  expect(mails.every(({ quoted, is_other_sender }) => quoted?.includes('Vastaus') && !is_other_sender)).toBe(true)
  expect(replies.map(({ message }) => message)).toEqual(turns.map((turn) => `Vastaus ${turn}.`))
  expect(replies.every(({ delivery }) => delivery === 'sent')).toBe(true)
  expect(status).toBe('new')
  expect((await test.call('GET /api/admin/contact-messages')).answer).toHaveLength(1)
  const threads = toCustomer().map(({ mail }) => mail.references?.split(/\s+/)[0])
  expect(new Set(threads.slice(2)).size).toBe(1)
})
