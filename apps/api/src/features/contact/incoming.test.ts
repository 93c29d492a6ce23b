import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { contactInput } from '../../../test/factories.ts'
import { mailOf, multipart } from '../../../test/fake-mailbox.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { type ReadMailbox, readMailbox } from '../../../test/read-mailbox.ts'
import type { OutgoingMail } from '../../services/mailer.ts'
import { replyDueAt } from './contact.repo.ts'

let test: TestApp
let box: ReadMailbox
beforeEach(async () => {
  test = await createTestApp({
    STAFF_EMAIL: 'asiakaspalvelu@arkpax.fi',
    REPLY_ADDRESS: 'asiakaspalvelu+{token}@arkpax.fi',
  })
  box = await readMailbox(test)
})
afterEach(() => box.stop())

const messages = async () => (await test.call('GET /api/admin/contact-messages')).answer
const detail = async (id: string) =>
  (await test.call('GET /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })).answer
const only = async () => {
  const all = await messages()
  expect(all).toHaveLength(1)
  return detail(all[0]?.id ?? '')
}
const reply = async (id: string, message: string) => {
  await test.call('POST /api/admin/contact-messages/{id}/replies', {
    path: `/api/admin/contact-messages/${id}/replies`,
    body: { message },
  })
  later(1)
}
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

/** A visitor has asked, and staff have answered; gives the message and the mail with the answer. */
async function answered() {
  await test.call('POST /api/contact', { body: contactInput() })
  later(1)
  await leavingMail(test)
  const [message] = await messages()
  const id = message?.id ?? expect.fail('no message')
  await reply(id, 'Ehtii torstaiksi.')
  const [mail] = await leavingMail(test)
  return { id, mail: mail ?? expect.fail('no mail') }
}

const idOf = (mail: OutgoingMail) => `<${mail.id}@arkpax.fi>`
describe('an answer', () => {
  it('comes back into its conversation by the address that it was sent to, and opens it anew', async () => {
    const { id, mail } = await answered()
    expect(mail.replyTo.address).toMatch(/^asiakaspalvelu\+[0-9a-v]{42}@arkpax\.fi$/)
    later(20)
    const cameAt = test.clock.now.toISOString()
    await box.receive(
      { To: mail.replyTo.address, Subject: 'Re: Toimitusaika' },
      'Torstai sopii.\n\n> Ehtii torstaiksi.',
    )
    expect(await only()).toMatchObject({
      id,
      status: 'new',
      waiting_since: cameAt,
      mails: [{ text: 'Torstai sopii.', quoted: '> Ehtii torstaiksi.', is_other_sender: false, received_at: cameAt }],
    })
    const [notice, ...others] = await leavingMail(test)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ to: 'asiakaspalvelu@arkpax.fi', subject: 'Asiakas vastasi: Toimitusaika' })
    expect(notice?.text).toContain('Torstai sopii.')
    expect(
      (await test.call('GET /api/admin/contact-messages', { path: '/api/admin/contact-messages?q=torstai%20sopii' }))
        .answer,
    ).toHaveLength(1)
  })

  it('comes back by what its mail program says that it answers, the acknowledgement too', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const [acknowledgement] = await leavingMail(test)
    if (!acknowledgement) return expect.fail('no acknowledgement')
    later(1)
    await box.receive(
      { 'In-Reply-To': idOf(acknowledgement), Subject: 'Vs: Viestisi on perillä' },
      'Unohdin: väri musta.',
    )
    const first = await only()
    expect(first.mails).toMatchObject([{ text: 'Unohdin: väri musta.' }])
    later(5)
    await reply(first.id, 'Selvä.')
    const sent = (await leavingMail(test)).find(({ kind }) => kind === 'contact-reply')
    expect(sent?.references?.at(0)).toMatch(new RegExp(acknowledgement.id))
    expect(sent?.references?.at(-1)).toMatch(/@example\.fi>$/)
    expect(sent?.text).toContain('> Unohdin: väri musta.')
    later(5)
    await box.receive({ References: `<muu@example.fi>\n ${idOf(sent ?? acknowledgement)}` }, 'Kiitos!')
    expect((await only()).mails.map(({ text }) => text)).toEqual(['Unohdin: väri musta.', 'Kiitos!'])
  })

  it('from another address goes into the conversation and says so; the answer still goes to the first', async () => {
    const { id, mail } = await answered()
    await box.receive({ To: mail.replyTo.address, From: 'Pekka <pekka@muu.fi>' }, 'Vastaan vaimoni puolesta.')
    expect((await only()).mails).toMatchObject([{ sender_email: 'pekka@muu.fi', is_other_sender: true }])
    await leavingMail(test)
    await reply(id, 'Kiitos.')
    const [sent] = await leavingMail(test)
    expect(sent?.to).toBe('aino.korhonen@example.fi')
    expect(sent?.text).not.toContain('vaimoni')
  })

  it('with a forged token is a message of its own, whatever else it says', async () => {
    const { id, mail } = await answered()
    const forged = mail.replyTo.address.replace(/.(?=@)/, (letter) => (letter === '0' ? '1' : '0'))
    await box.receive({ To: forged, 'In-Reply-To': idOf(mail), From: 'Kale <kale@muu.fi>' }, 'Maksa tilille X.')
    expect((await detail(id)).mails).toEqual([])
    expect(await messages()).toHaveLength(2)
  })

  it('keeps the clock of the first mail that waits', async () => {
    const { mail } = await answered()
    later(10)
    const first = test.clock.now.toISOString()
    const reply_due_at = await replyDueAt(test.deps.db, test.clock.now)
    await box.receive({ To: mail.replyTo.address }, 'Yksi.')
    later(10)
    await box.receive({ To: mail.replyTo.address }, 'Kaksi.')
    expect(await only()).toMatchObject({ waiting_since: first, reply_due_at, status: 'new' })
  })
})

describe('a mail that answers nothing', () => {
  it('begins a message, is acknowledged to its sender and told to staff', async () => {
    await box.receive({ Subject: 'Uusi kysymys' }, 'Hei!\n\nOnko teillä paneeleja?\n\n-- \nAino\n040 123 4567')
    const message = await only()
    expect(message).toMatchObject({
      name: 'Aino Korhonen',
      email: 'aino.korhonen@example.fi',
      subject: 'Uusi kysymys',
      message: 'Hei!\n\nOnko teillä paneeleja?',
      status: 'new',
      mails: [{ starts_message: true, quoted: expect.stringContaining('040 123 4567') }],
    })
    const mails = await leavingMail(test)
    expect(mails.map(({ kind }) => kind)).toEqual(['contact-acknowledgement', 'contact-notice'])
    expect(mails[0]?.references).toEqual([expect.stringMatching(/@example\.fi>$/)])
    expect(mails[0]?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
  })

  it('counts once, however often it lies in the mailbox', async () => {
    const head = { 'Message-ID': '<sama@example.fi>' }
    await box.receive(head, 'Hei!')
    await box.receive({ ...head, 'Delivered-To': 'toinen@arkpax.fi' }, 'Hei!')
    await box.stop()
    box.fake.countAnew()
    box.fake.put(mailOf({}, 'Toinen.'), test.clock.now)
    await box.start()
    await eventually(async () => expect(await messages()).toHaveLength(2))
  })

  it('from nobody, or from ourselves, is left in the mailbox', async () => {
    await box.receive({ From: 'ei osoite' }, 'x')
    await box.receive({ From: 'Arkpax <ASIAKASPALVELU@arkpax.fi>' }, 'x')
    await box.receive({ From: 'Arkpax <asiakaspalvelu+abc@arkpax.fi>' }, 'x')
    expect(await messages()).toEqual([])
  })
})

describe('a machine', () => {
  it.each<[name: string, value: string]>([
    ['Auto-Submitted', 'auto-replied'],
    ['Return-Path', '<>'],
    ['Precedence', 'bulk'],
    ['List-Unsubscribe', '<mailto:pois@example.fi>'],
    ['From', 'MAILER-DAEMON@example.fi'],
  ])('that says so (%s: %s) begins no message and gets no answer', async (name, value) => {
    await box.receive({ [name]: value }, 'Olen lomalla.')
    expect(await messages()).toEqual([])
    expect(await leavingMail(test)).toEqual([])
  })

  it('with a notice of its own begins a message, which nobody is told of by mail but staff', async () => {
    await box.receive({ 'Auto-Submitted': 'auto-generated', Subject: 'Ostotilaus 123' }, '2 x Ark PRO')
    expect(await only()).toMatchObject({ subject: 'Ostotilaus 123', mails: [{ is_automatic: true }] })
    expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['contact-notice'])
  })

  it('that answers us a hundred times makes one line, and opens nothing', async () => {
    const { mail } = await answered()
    const head = { To: mail.replyTo.address, 'Auto-Submitted': 'auto-replied' }
    for (let turn = 0; turn < 100; turn += 1) box.fake.put(mailOf(head, `Olen lomalla ${turn}.`), test.clock.now)
    await eventually(async () => expect((await box.place())?.last_uid).toBe(100))
    const message = await only()
    expect(message.mails).toMatchObject([{ text: 'Olen lomalla 0.', is_automatic: true }])
    expect(message.status).toBe('replied')
    expect(await leavingMail(test)).toEqual([])
  })

  it('that hides it is acknowledged once', async () => {
    for (let turn = 0; turn < 5; turn += 1) await box.receive({ From: 'Kone <kone@example.fi>' }, `Vastaus ${turn}`)
    const kinds = (await leavingMail(test)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'contact-acknowledgement')).toHaveLength(1)
  })
})

it('a flood of mails from one sender begins thirty messages an hour, and the rest go into the last', async () => {
  for (let turn = 0; turn < 40; turn += 1)
    box.fake.put(mailOf({ From: 'a@example.fi' }, `Viesti ${turn}`), test.clock.now)
  box.fake.put(mailOf({ From: 'b@example.fi' }, 'Toiselta'), test.clock.now)
  await eventually(async () => expect((await box.place())?.last_uid).toBe(41))
  const begun = await messages()
  expect(begun).toHaveLength(31)
  const last = begun.find(({ message }) => message === 'Viesti 29')
  const { mails } = await detail(last?.id ?? '')
  expect(mails.map(({ text }) => text)).toEqual(Array.from({ length: 11 }, (_, turn) => `Viesti ${29 + turn}`))
  later(61)
  box.fake.put(mailOf({ From: 'a@example.fi' }, 'Myöhemmin'), test.clock.now)
  await eventually(async () => expect((await box.place())?.last_uid).toBe(42))
  expect(await test.deps.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(32)
})

describe('staff are told', () => {
  const notices = async () =>
    (await leavingMail(test)).map(({ kind }) => kind).filter((kind) => kind !== 'contact-reply')

  it('once of a conversation until somebody has opened it', async () => {
    const { id, mail } = await answered()
    for (const text of ['Torstai sopii.', 'Tai perjantai.', 'Kiitos!'])
      await box.receive({ To: mail.replyTo.address, Subject: 'Re: Toimitusaika' }, text)
    expect(await notices()).toEqual(['contact-notice'])
    const path = `/api/admin/contact-messages/${id}`
    await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { status: 'read' } })
    await box.receive({ To: mail.replyTo.address, Subject: 'Re: Toimitusaika' }, 'Vielä yksi asia.')
    expect(await notices()).toEqual(['contact-notice'])
  })

  it('of a flood by twenty notices and, ten minutes later, one digest', async () => {
    for (let turn = 0; turn < 25; turn += 1)
      box.fake.put(
        mailOf({ From: `a${turn}@example.fi`, 'Auto-Submitted': 'auto-generated' }, `Viesti ${turn}`),
        test.clock.now,
      )
    await eventually(async () => expect((await box.place())?.last_uid).toBe(25))
    expect(await notices()).toEqual(Array.from({ length: 20 }, () => 'contact-notice'))
    later(10)
    const [digest, ...others] = await leavingMail(test)
    expect([digest?.kind, digest?.subject, others]).toEqual([
      'contact-digest',
      'Yhteydenottoja: avaamatta 25 viestiä',
      [],
    ])
    await test.call('POST /api/contact', { body: contactInput() })
    expect(await notices()).toEqual(['contact-acknowledgement', 'contact-notice'])
  })
})

describe('a mail that came back', () => {
  const report = (returned: string, action = 'failed') =>
    multipart(
      [
        ['text/plain', 'I am sorry to have to inform you'],
        [
          'message/delivery-status',
          `Reporting-MTA: dns; mx.example.fi\r\n\r\nFinal-Recipient: rfc822; aino@example.fi\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 User\r\n unknown\r\n`,
        ],
        ['text/rfc822-headers', `Message-ID:\r\n ${returned}\r\nSubject: Re: Toimitusaika\r\n`],
      ],
      'report; report-type=delivery-status',
    )
  const bounce = async (returned: string, action?: string) => {
    const { head, text } = report(returned, action)
    await box.receive({ ...head, 'Return-Path': '<>', From: 'MAILER-DAEMON@mx.example.fi' }, text)
  }

  it('is told at the answer that it was, and among the mails', async () => {
    const { id, mail } = await answered()
    await bounce(idOf(mail))
    const reason = 'Viesti palautui perille menemättä: 550 5.1.1 User unknown'
    expect(await detail(id)).toMatchObject({ replies: [{ delivery: 'failed', reason }], mails: [] })
    const { answer } = await test.call('GET /api/admin/mails')
    expect(answer).toMatchObject([{ id: mail.id, state: 'failed', last_error: reason }])
  })

  it('is no failure while it is only late, and none of ours where we sent no such mail', async () => {
    const { id, mail } = await answered()
    await bounce(idOf(mail), 'delayed')
    await bounce('<muu@arkpax.fi>')
    await bounce('')
    expect((await detail(id)).replies).toMatchObject([{ delivery: 'sent' }])
    expect(await messages()).toHaveLength(1)
  })
})
