import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { multipart } from '../../../test/fake-mailbox.ts'
import { type ReadMailbox, readMailbox } from '../../../test/read-mailbox.ts'
import { returnAddress } from '../contact/return-address.service.ts'
import { isHardBounce } from '../mail/bounce-kind.ts'
import { countEvents } from '../mail/letter-counts.repo.ts'
import { claimMails, insertMails, markFailed, markSent } from '../mail/outbox.repo.ts'
import { takeFailure } from './mail-events.service.ts'

const EMAIL = 'aino@example.fi'
const SECRET = 'salaisuus-salaisuus'
const LEASE_MS = 120_000

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ MAIL_EVENTS_SECRET: SECRET, REPLY_ADDRESS: 'asiakaspalvelu+{token}@arkpax.fi' })
  await test.call('POST /api/newsletter/subscribe', { body: { email: EMAIL } })
  await test.deps.db.deleteFrom('outbox').execute()
})

/** A letter that the server has taken; gives the id of its mail. */
async function sentLetter(letterId = 'kirje-1', recipient = EMAIL) {
  const { db } = test.deps
  const mail = { kind: 'letter', recipient, payload: '{}', sendAt: test.clock.now, lane: 'bulk' as const, letterId }
  await insertMails(db, [mail], test.clock.now)
  const [row] = await claimMails(db, 1, LEASE_MS, test.clock.now, 'bulk')
  if (!row) throw new Error('no mail')
  await markSent(db, row, test.clock.now)
  return row.id
}
const subscriber = async () => {
  const [found] = (await test.call('GET /api/admin/newsletters')).answer
  const path = `/api/admin/newsletters/${found?.id}`
  return (await test.call('GET /api/admin/newsletters/{id}', { path })).answer
}
const counts = (letterId = 'kirje-1') => countEvents(test.deps.db, letterId)

describe('a mailbox in which letters come back', () => {
  let box: ReadMailbox
  beforeEach(async () => {
    box = await readMailbox(test)
    return () => box.stop()
  })

  const returned = (mailId: string, diagnosis: string) =>
    multipart(
      [
        ['text/plain', 'Undelivered'],
        [
          'message/delivery-status',
          `Reporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: ${diagnosis}\r\nDiagnostic-Code: smtp; 550 ${diagnosis} Sorry\r\n`,
        ],
        ['text/rfc822-headers', `Message-ID: <${mailId}@arkpax.fi>\r\n`],
      ],
      'report; report-type=delivery-status',
    )
  const bounce = async (mailId: string, diagnosis: string, to = 'asiakaspalvelu@arkpax.fi') => {
    const { head, text } = returned(mailId, diagnosis)
    await box.receive({ ...head, To: to, 'Return-Path': '<>', From: 'MAILER-DAEMON@mx.example.fi' }, text)
  }

  it('takes an address off at once that is gone, and says why', async () => {
    const mailId = await sentLetter()
    await bounce(mailId, '5.1.1')
    await bounce(mailId, '5.1.1')
    expect(await subscriber()).toMatchObject({
      ...{ is_active: false, unsubscribed_by: 'bounce' },
      events: [{ kind: 'hard-bounce', reason: 'Viesti palautui perille menemättä: 550 5.1.1 Sorry' }, {}],
    })
    expect(await counts()).toEqual({ delivered: 1, bounced: 1, complained: 0, unsubscribed: 0 })
  })

  it('takes one off that comes back for now three times in a row, and no sooner', async () => {
    for (const letter of ['a', 'b']) await bounce(await sentLetter(letter), '5.2.2')
    await sentLetter('c')
    for (const letter of ['d', 'e']) await bounce(await sentLetter(letter), '5.2.2')
    expect((await subscriber()).is_active).toBe(true)
    await bounce(await sentLetter('f'), '5.2.2')
    expect(await subscriber()).toMatchObject({ is_active: false, unsubscribed_by: 'bounce' })
  })

  it('knows a letter by the address that it came back to, where the report names none', async () => {
    const mailId = await sentLetter()
    await bounce('jotain-muuta', '5.1.1', await returnAddress(test.deps.db, test.deps.config, mailId))
    expect((await subscriber()).is_active).toBe(false)
  })

  it('unsubscribes who complains (RFC 5965), once, and not who says that it was no spam', async () => {
    const mailId = await sentLetter()
    const complain = async (type: string) => {
      const { head, text } = multipart(
        [
          ['text/plain', 'This is an email abuse report'],
          ['message/feedback-report', `Feedback-Type: ${type}\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1\r\n`],
          ['message/rfc822', `Message-ID: <${mailId}@arkpax.fi>\r\nSubject: Kirje\r\n\r\nHei`],
        ],
        'report; report-type=feedback-report',
      )
      await box.receive({ ...head, From: 'fbl@isp.example' }, text)
    }
    await complain('not-spam')
    expect((await subscriber()).is_active).toBe(true)
    await complain('abuse')
    await complain('abuse')
    expect(await subscriber()).toMatchObject({ is_active: false, unsubscribed_by: 'complaint' })
    expect((await counts()).complained).toBe(1)
    const again = await test.fail('POST /api/admin/newsletters/resubscribe', { body: { email: EMAIL } })
    expect(again.problem.errors?.[0]?.path).toBe('reason')
  })
})

it('what a server refuses at once counts as what comes back; a full box that keeps out an order does not', async () => {
  const { db } = test.deps
  const give = async (lane: 'bulk' | 'ordinary', letterId: string | undefined, reason: string) => {
    const mail = { kind: 'letter', recipient: EMAIL, payload: '{}', sendAt: test.clock.now, lane, letterId }
    await insertMails(db, [mail], test.clock.now)
    const [row] = await claimMails(db, 1, LEASE_MS, test.clock.now, lane)
    if (!row) throw new Error('no mail')
    await markFailed(db, row, reason, test.clock.now)
    await takeFailure(db, row, { reason, isHard: isHardBounce(reason) }, test.clock.now)
  }
  for (let time = 0; time < 4; time++) await give('ordinary', undefined, '552 5.2.2 Mailbox full')
  expect((await subscriber()).events.map(({ kind }) => kind)).toEqual(['subscribed'])
  await give('bulk', 'kirje-2', '550 5.1.1 User unknown')
  expect(await subscriber()).toMatchObject({ is_active: false, unsubscribed_by: 'bounce' })
  expect((await counts('kirje-2')).bounced).toBe(1)
})

describe('a sending service', () => {
  const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')
  const seconds = (offset = 0) => Math.floor(test.clock.now.getTime() / 1_000) + offset
  const send = (service: string, body: unknown, headers: Record<string, string> = {}) =>
    test.app.request(`/api/webhooks/mail-events/${service}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const plain = (events: unknown, at = seconds()) => {
    const body = { events }
    return send('plain', body, { 'X-Signature': `t=${at},v1=${sign(`${at}.${JSON.stringify(body)}`)}` })
  }

  it('tells in our own format', async () => {
    const mailId = await sentLetter()
    const event = { event: 'bounce', mail_id: `<${mailId}@arkpax.fi>`, reason: '5.1.1 Unknown' }
    for (let time = 0; time < 2; time++) expect((await plain([event])).status).toBe(204)
    expect((await subscriber()).is_active).toBe(false)
    expect((await counts()).bounced).toBe(1)
  })

  it('tells as Mailgun does', async () => {
    const mailId = await sentLetter()
    const [timestamp, token] = [String(seconds()), 'a'.repeat(50)]
    const body = (event: object, signature = sign(timestamp + token)) => ({
      signature: { timestamp, token, signature },
      'event-data': { recipient: EMAIL, message: { headers: { 'message-id': `${mailId}@arkpax.fi` } }, ...event },
    })
    expect((await send('mailgun', body({ event: 'complained' }, 'f'.repeat(64)))).status).toBe(403)
    expect((await send('mailgun', body({ event: 'failed', severity: 'temporary' }))).status).toBe(204)
    expect((await subscriber()).is_active).toBe(true)
    expect((await send('mailgun', body({ event: 'complained' }))).status).toBe(204)
    expect((await subscriber()).unsubscribed_by).toBe('complaint')
    expect((await counts()).complained).toBe(1)
  })

  it('tells as Postmark does, whose ids are not ours', async () => {
    await sentLetter()
    const body = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'Aino@Example.fi', Details: 'smtp;550 5.1.1' }
    const as = (password: string) => ({
      Authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
    })
    expect((await send('postmark', body, as('arvattu'))).status).toBe(403)
    expect((await send('postmark', body, as(SECRET))).status).toBe(204)
    expect((await subscriber()).unsubscribed_by).toBe('bounce')
    expect((await counts()).bounced).toBe(1)
  })

  it('is refused without a signature, with one that is old, and where the shop has no secret', async () => {
    const event = { event: 'complaint', email: EMAIL }
    expect((await send('plain', { events: [event] })).status).toBe(403)
    expect((await plain([event], seconds(-3_600))).status).toBe(403)
    expect((await send('muu', {})).status).toBe(404)
    expect((await plain('kaikki')).status).toBe(400)
    expect((await subscriber()).is_active).toBe(true)
    const without = await createTestApp()
    const response = await without.app.request('/api/webhooks/mail-events/plain', { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })
})
