import { settings } from '@arkpax/schema/settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { createSentJournal } from '../../services/sent-journal.ts'
import { createSmtpMailer } from '../../services/smtp-mailer.ts'
import { allowedNow } from './bulk-rate.ts'
import { claimBulkMails } from './claim-bulk-mails.service.ts'
import { countEvents } from './letter-counts.repo.ts'
import { startMailWorker } from './mail-worker.ts'
import { countUndelivered, readMailTimes } from './mails.repo.ts'
import { claimMails, insertMails, markFailed } from './outbox.repo.ts'

const LETTER = 'kirje-1'
const LEASE_MS = 120_000
const NOON = new Date('2026-11-25T10:00:00Z')

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

const rates = {
  ...{ mailsPerMinute: 60_000, mailsPerHour: 3_600_000, firstDayMails: 0 },
  ...{ confirmsSubscribers: false, returnsToOwnAddress: false },
}
const setRates = (changes: Partial<typeof rates>) =>
  test.deps.db
    .updateTable('settings')
    .set({ value: JSON.stringify(settings.shape.newsletter.parse({ ...rates, ...changes })) })
    .where('group', '=', 'newsletter')
    .execute()

const letterTo = (recipient: string, sendAt = NOON) => ({
  ...{ kind: 'letter', recipient, payload: '{}', sendAt },
  ...{ lane: 'bulk' as const, letterId: LETTER },
})
const readers = (count: number) => Array.from({ length: count }, (_, n) => `lukija${n}@example.fi`)
const queueLetters = (count: number, now = NOON) =>
  insertMails(
    test.deps.db,
    readers(count).map((to) => letterTo(to, now)),
    now,
  )
const at = (second: number) => new Date(NOON.getTime() + second * 1_000)
const claim = async (limit: number, now: Date) =>
  (await claimBulkMails(test.deps.db, limit, LEASE_MS, now)).map(({ recipient }) => recipient)

describe('mail to many', () => {
  it('is there once for each address of a letter, however often it is queued', async () => {
    expect(await queueLetters(1_200)).toHaveLength(1_200)
    expect(await queueLetters(1_201)).toHaveLength(1)
  })

  it('is not taken with ordinary mail', async () => {
    await queueLetters(3)
    expect(await claimMails(test.deps.db, 10, LEASE_MS, NOON)).toEqual([])
  })

  it('leaves so many in a minute, spread over it, and so many in an hour', async () => {
    await setRates({ mailsPerMinute: 6, mailsPerHour: 10 })
    await queueLetters(30)
    const taken: number[] = []
    for (let second = 0; second < 3 * 3_600; second += 5) taken.push((await claim(5, at(second))).length)
    const within = (from: number, to: number) => taken.slice(from / 5, to / 5).reduce((sum, mails) => sum + mails, 0)
    expect([within(0, 30), within(0, 60), within(0, 3_600)]).toEqual([3, 6, 10])
    for (let from = 0; from < 7_200; from += 60) expect(within(from, from + 3_600)).toBeLessThanOrEqual(10)
    expect(within(0, 3 * 3_600)).toBe(30)
  })

  it('keeps to its rate over several processes', async () => {
    await setRates({ mailsPerMinute: 60, mailsPerHour: 7 })
    await queueLetters(30)
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(4, at(45))))
    expect(claims.flat()).toHaveLength(7)
    expect(new Set(claims.flat()).size).toBe(7)
  })

  it('goes on within an hour where the clock was set back', async () => {
    await setRates({ mailsPerMinute: 60, mailsPerHour: 5 })
    await queueLetters(30)
    expect(await claim(5, at(48 * 3_600 + 30))).toHaveLength(5)
    expect(await claim(5, at(30))).toHaveLength(5)
  })
})

describe('the rate', () => {
  const left = { minute: 0, hour: 0, today: 0, bestDay: 0 }
  it('of a new sender doubles from day to day, and is free where no first day is set', () => {
    const onDay = (today: number, bestDay: number, firstDayMails = 50) =>
      allowedNow({ ...rates, firstDayMails }, { ...left, today, bestDay }, at(59.9))
    expect([onDay(0, 0), onDay(50, 0), onDay(0, 50), onDay(99, 50), onDay(100, 50), onDay(0, 10)]).toEqual([
      50, 0, 100, 1, 0, 50,
    ])
    expect(onDay(50_000, 0, 0)).toBeGreaterThan(1_000)
  })
})

describe('letters on a real server', { retry: 1 }, () => {
  const us = { name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' }
  const render = async ({ id }: { id: string }) => ({
    ...{ from: us, replyTo: us, subject: id, text: 'Hei!', html: '<p>Hei!</p>' },
  })
  const timing = { pollMs: 20, restMs: 1, serverPause: () => 30 }
  function work() {
    const mailer = createSmtpMailer(server.url)
    const journal = createSentJournal(test.deps.config)
    const worker = startMailWorker({ ...test.deps, journal, now: () => new Date(), mailer, render }, timing)
    workers.push(worker)
  }
  const sent = async () => {
    const { db } = test.deps
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.count<number>('sent_at').as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const untilSent = (count: number) => eventually(async () => expect(await sent()).toBe(count))

  it('reach each of 400 once though every tenth is refused for now, and an ordinary mail in between hardly waits', async () => {
    await setRates({})
    await queueLetters(400, new Date())
    let asked = 0
    server.manners.recipient = (to) =>
      ++asked % 10 === 0 && to.startsWith('lukija') ? { code: 451, text: 'Try again later' } : undefined
    work()
    await eventually(() => expect(server.received.length).toBeGreaterThan(40))
    const queuedAt = Date.now()
    const mail = { kind: 'test', recipient: 'aino@example.fi', payload: '{}', sendAt: new Date() }
    await insertMails(test.deps.db, [mail], new Date())
    const isThere = () => server.received.some(({ to }) => to[0] === 'aino@example.fi')
    await vi.waitFor(() => expect(isThere()).toBe(true), { timeout: 20_000, interval: 5 })
    expect(Date.now() - queuedAt).toBeLessThan(20_000)
    expect(server.received.length).toBeLessThan(390)
    await untilSent(401)
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...readers(400), 'aino@example.fi'].sort())
    expect((await countEvents(test.deps.db, LETTER)).delivered).toBe(400)
  })

  it('leave a connection for ordinary mail, also while the server keeps all of them waiting', async () => {
    await setRates({})
    await queueLetters(20, new Date())
    let stalled = 0
    server.manners.text = () => (stalled++ < 4 ? 'stall' : 'take')
    work()
    await eventually(() => expect(stalled).toBe(4))
    const mail = { kind: 'test', recipient: 'aino@example.fi', payload: '{}', sendAt: new Date() }
    await insertMails(test.deps.db, [mail], new Date())
    await eventually(() => expect(server.received.map(({ to }) => to[0])).toEqual(['aino@example.fi']))
  })

  it('that the server had taken when their process died are not sent again', async () => {
    await setRates({})
    await queueLetters(6, new Date())
    const long = new Date(Date.now() - LEASE_MS - 1_000)
    const dead = await claimMails(test.deps.db, 4, LEASE_MS, new Date(), 'bulk')
    const journal = createSentJournal(test.deps.config)
    for (const mail of dead.slice(0, 3)) journal.note(mail, new Date())
    await test.deps.db
      .updateTable('outbox')
      .set({ leased_until: long.toISOString() })
      .where('leased_until', 'is not', null)
      .execute()
    work()
    await untilSent(6)
    const known = dead.slice(0, 3).map(({ recipient }) => recipient)
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(readers(6).filter((to) => !known.includes(to)))
    expect((await countEvents(test.deps.db, LETTER)).delivered).toBe(6)
  })
})

it('what a server refuses of a letter is counted, and who else wants to know is told', async () => {
  await queueLetters(1)
  const [mail] = await claimMails(test.deps.db, 1, LEASE_MS, NOON, 'bulk')
  if (!mail) throw new Error('no mail')
  expect(await markFailed(test.deps.db, mail, '550 5.1.1 User unknown', NOON)).toBe(true)
  expect(await markFailed(test.deps.db, mail, '550 5.1.1 User unknown', NOON)).toBe(false)
  expect(await countEvents(test.deps.db, LETTER)).toEqual({ delivered: 0, bounced: 1, complained: 0, unsubscribed: 0 })
})

it('letters that wait for their turn, or came back, are no trouble that the dashboard tells of', async () => {
  await queueLetters(2)
  const [mail] = await claimMails(test.deps.db, 1, LEASE_MS, NOON, 'bulk')
  if (!mail) throw new Error('no mail')
  await markFailed(test.deps.db, mail, '552 5.2.2 Mailbox full', NOON)
  expect(await countUndelivered(test.deps.db)).toBe(0)
  expect((await readMailTimes(test.deps.db)).nextAttemptAt).toBeNull()
})
