import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { createSentJournal } from '../../services/sent-journal.ts'
import { createSmtpMailer } from '../../services/smtp-mailer.ts'
import { startMailWorker } from './mail-worker.ts'
import { insertMails } from './outbox.repo.ts'

/** The workers' clock runs so much faster than ours that a wait of 5 s takes 25 ms. */
const HASTE = 200
const began = Date.now()
const now = () => new Date(began + (Date.now() - began) * HASTE)
/** Given up too early, a mail that the server has taken is sent again: that is the matter of other tests than those of doubles. */
const PATIENT_MS = 10_000
const impatient = { pollMs: 10, restMs: 1, serverPause: () => 30 }

let test: TestApp
let server: MailServer
let workers: { stop: () => Promise<void> }[]
beforeEach(async () => {
  test = await createTestApp()
  server = await openMailServer()
  workers = []
})
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  await server.close()
})

const us = { name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' }
const render = async ({ id }: { id: string }) => ({
  from: us,
  replyTo: us,
  subject: `Viesti ${id}`,
  text: 'Hei!',
  html: '<p>Hei!</p>',
})
function work(url = server.url, sendTimeoutMs = 300) {
  const mailer = createSmtpMailer(url, sendTimeoutMs)
  const journal = createSentJournal(test.deps.config)
  const worker = startMailWorker({ ...test.deps, journal, now, mailer, render }, impatient)
  workers.push(worker)
  return worker
}
const queue = async (recipient = 'aino@example.fi') => {
  const [id = ''] = await insertMails(test.deps.db, [{ kind: 'test', recipient, payload: '{}', sendAt: now() }], now())
  return id
}
const outbox = () => test.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const untilSent = (count: number) =>
  eventually(async () => expect((await outbox()).filter(({ sent_at }) => sent_at)).toHaveLength(count))
const receivedIds = () => server.received.map(({ mail }) => mail.subject?.replace('Viesti ', '')).sort()

// Its clock runs fast, so a busy machine may let a lease or a wait run out that should not.
describe('the outbox', { retry: 2 }, () => {
  it('is sent once, to the address it names, from us, answered to customer service', async () => {
    const id = await queue()
    work()
    await untilSent(1)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({
      to: ['aino@example.fi'],
      mail: {
        from: { name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' },
        to: [{ name: '', address: 'aino@example.fi' }],
        replyTo: [{ name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' }],
        messageId: `<${id}@arkpax.fi>`,
        text: 'Hei!\n',
      },
    })
  })

  it('waits while the server is away, and loses and doubles nothing', async () => {
    const { port } = server
    await server.close()
    const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`a${n}@example.fi`)))
    work(`smtp://127.0.0.1:${port}`, PATIENT_MS)
    await eventually(async () => expect((await outbox()).some(({ last_error }) => last_error)).toBe(true))
    expect((await outbox())[0]?.last_error).toMatch(/^Sähköpostipalvelin ei ota viestejä vastaan: .*ECONNREFUSED/)
    server = await openMailServer(port)
    await untilSent(40)
    expect(receivedIds()).toEqual(ids.sort())
  })

  it('is sent once by several processes', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => queue(`a${n}@example.fi`)))
    for (let process = 0; process < 3; process++) work(server.url, PATIENT_MS)
    await untilSent(60)
    expect(receivedIds()).toEqual(ids.sort())
  })

  it('tries again what is refused for now', async () => {
    let tries = 0
    server.manners.recipient = () => (++tries < 3 ? { code: 450, text: 'Greylisted' } : undefined)
    await queue()
    work()
    await untilSent(1)
    expect(await outbox()).toMatchObject([{ attempts: 3, last_error: null }])
    expect(server.received).toHaveLength(1)
  })

  it('gives up what is refused for good, says why, and sends the rest', async () => {
    server.manners.recipient = (address) =>
      address.startsWith('poissa') ? { code: 550, text: 'User unknown' } : undefined
    await queue('poissa@example.fi')
    await queue()
    work()
    await untilSent(1)
    expect(await outbox()).toMatchObject([
      {
        attempts: 1,
        failed_at: expect.any(String),
        last_error: expect.stringMatching(/hylkäsi viestin: 550 .*User unknown/),
      },
      { attempts: 1, failed_at: null },
    ])
  })

  it('gives up a mail after days of tries', async () => {
    server.manners.recipient = () => ({ code: 452, text: 'Mailbox full' })
    const id = await queue()
    await test.deps.db.updateTable('outbox').set({ attempts: 129 }).where('id', '=', id).execute()
    work()
    await eventually(async () =>
      expect(await outbox()).toMatchObject([{ attempts: 130, failed_at: expect.any(String) }]),
    )
  })

  it('gets past a server that stalls', async () => {
    let stalled = 0
    server.manners.text = () => (stalled++ < 2 ? 'stall' : 'take')
    const ids = [await queue(), await queue(), await queue()]
    work()
    await untilSent(3)
    expect(receivedIds()).toEqual(ids.sort())
  })

  it('sends again what was cut off in the middle', async () => {
    let cuts = 0
    server.manners.text = () => (cuts++ < 3 ? 'cut' : 'take')
    const ids = await Promise.all(Array.from({ length: 10 }, () => queue()))
    work()
    await untilSent(10)
    expect(receivedIds()).toEqual(ids.sort())
  })

  it('doubles one mail at most when the line breaks before the server could say that it took it, under one Message-ID', async () => {
    let cuts = 0
    server.manners.text = () => (cuts++ < 1 ? 'cut-after' : 'take')
    const id = await queue()
    work()
    await untilSent(1)
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@arkpax.fi>`, `<${id}@arkpax.fi>`])
  })

  it('takes over the mail of a process that died, when its lease has run out', async () => {
    const id = await queue()
    const until = new Date(now().getTime() + 2 * 60_000).toISOString()
    await test.deps.db.updateTable('outbox').set({ attempts: 1, leased_until: until }).execute()
    work()
    await untilSent(1)
    expect(receivedIds()).toEqual([id])
    expect(await outbox()).toMatchObject([{ attempts: 2 }])
  })

  it('lets mails that are on their way finish when the process stops, and takes no more', async () => {
    let taken = 0
    server.manners.text = () => {
      taken++
      return 'take'
    }
    await Promise.all(Array.from({ length: 200 }, () => queue()))
    const worker = work()
    await eventually(() => expect(taken).toBeGreaterThan(3))
    await worker.stop()
    const sent = (await outbox()).filter(({ sent_at }) => sent_at)
    expect(sent.length).toBeLessThan(200)
    expect(receivedIds()).toEqual(sent.map(({ id }) => id))
    expect((await outbox()).filter(({ leased_until }) => leased_until)).toEqual([])
  })
})

describe('a mail that its kind drops', () => {
  it('is gone', async () => {
    await queue()
    const mailer = createSmtpMailer(server.url)
    workers.push(
      startMailWorker(
        { ...test.deps, journal: createSentJournal(test.deps.config), now, mailer, render: async () => undefined },
        impatient,
      ),
    )
    await eventually(async () => expect(await outbox()).toEqual([]))
    expect(server.received).toEqual([])
  })
})
