import { settings } from '@arkpax/schema/settings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { addSubscribers, letterCalls } from '../../../test/make-letters.ts'
import { renderMail } from '../../render-mail.ts'
import { createSentJournal } from '../../services/sent-journal.ts'
import { createSmtpMailer } from '../../services/smtp-mailer.ts'
import { startMailWorker } from '../mail/mail-worker.ts'
import { moveLetters } from './letter-sending.service.ts'

const READERS = 30

let test: TestApp
let server: MailServer
let worker: ReturnType<typeof startMailWorker> | undefined
beforeEach(async () => {
  test = await createTestApp()
  server = await openMailServer()
  const rates = { mailsPerMinute: 60_000, mailsPerHour: 3_600_000, firstDayMails: 0 }
  const value = settings.shape.newsletter.parse({ ...rates, confirmsSubscribers: false, returnsToOwnAddress: false })
  await test.deps.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('group', '=', 'newsletter')
    .execute()
})
afterEach(async () => {
  await worker?.stop()
  await server.close()
})

const { path, write, send, read, wait } = letterCalls(() => test)

/** The clock of the mails goes on from that of the letters: a lease that a killed process left runs out when it is set on. */
function work(aheadMs = 0) {
  const { deps, clock } = test
  const began = Date.now()
  const now = () => new Date(clock.now.getTime() + aheadMs + Date.now() - began)
  worker = startMailWorker(
    {
      ...{ db: deps.db, log: deps.log, now, mailer: createSmtpMailer(server.url) },
      journal: createSentJournal(deps.config),
      render: (mail) => renderMail(mail, { ...deps, now }),
    },
    { pollMs: 5, restMs: 1, serverPause: () => 20 },
  )
}
const settle = () => moveLetters(test.deps.db, test.deps.config, test.clock.now)
const readersOf = () => server.received.flatMap(({ to }) => to)

it('a letter reaches everybody once over a stop, a new process, refusals and somebody who leaves on the way', async () => {
  const emails = await addSubscribers(test, READERS)
  const isRefused = (address: string) => Number(/\d+/.exec(address)?.[0]) % 10 === 9
  const isUnderWay = Promise.withResolvers<void>()
  let named = 0
  server.manners.recipient = (address) => {
    named += 1
    if (named === 8) isUnderWay.resolve()
    return isRefused(address) ? { code: 550, text: 'No such user' } : undefined
  }
  const { id } = await write()
  await send(id)
  await wait(11)

  work()
  await isUnderWay.promise
  await test.call('POST /api/admin/letters/{id}/stop', { path: path(id, 'stop') })
  await worker?.stop()
  await settle()
  const leaver = emails.find((email) => !readersOf().includes(email) && !isRefused(email)) ?? ''
  expect(leaver).not.toBe('')
  await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: leaver } })
  await test.call('POST /api/admin/letters/{id}/resume', { path: path(id, 'resume') })
  await settle()

  work(200_000)
  await eventually(async () => {
    await settle()
    expect((await read(id)).status).toBe('sent')
  })
  const wanted = emails.filter((email) => !isRefused(email) && email !== leaver)
  expect(readersOf().sort()).toEqual(wanted.sort())
  expect((await read(id)).progress).toMatchObject({ left: 0, sent: wanted.length, failed: READERS / 10 })
})
