import { type MailKindName, mailKindNames } from '@arkpax/schema/mail'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contactAcknowledgement } from '../src/features/contact/contact-acknowledgement.mail.ts'
import { issueDocument } from '../src/features/documents/issue-document.service.ts'
import { fillLetter } from '../src/features/letters/letter-content.service.ts'
import { insertLetter, noteLetter } from '../src/features/letters/letters.repo.ts'
import { queueMail } from '../src/features/mail/mail.service.ts'
import { startMailWorker } from '../src/features/mail/mail-worker.ts'
import { awaitConfirmation } from '../src/features/newsletter/newsletter.repo.ts'
import { insertPayment } from '../src/features/payments/payments.repo.ts'
import { beginInvitation } from '../src/features/staff/staff.repo.ts'
import { mailKinds } from '../src/mail-kinds.ts'
import { renderMail } from '../src/render-mail.ts'
import { createMailer } from '../src/services/mailer.ts'
import { createSentJournal } from '../src/services/sent-journal.ts'
import { OWN_IBAN } from './camt.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { eventually } from './eventually.ts'
import { contactInput, orderInput, registrationInput } from './factories.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { letterInput } from './make-letters.ts'
import { offerCalls } from './make-offers.ts'
import { editOf } from './order-edit-of.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { signInStaff } from './sign-in-staff.ts'

let test: TestApp
let server: MailServer
let worker: ReturnType<typeof startMailWorker> | undefined
beforeEach(async () => {
  server = await openMailServer()
  test = await createTestApp({ SMTP_URL: server.url, STAFF_EMAIL: 'myynti@arkpax.fi' })
})
afterEach(async () => {
  await worker?.stop()
  await server.close()
})

function send() {
  const { deps } = test
  const render = (mail: Parameters<typeof renderMail>[0]) => renderMail(mail, deps)
  const timing = { pollMs: 20, restMs: 1, serverPause: () => 50 }
  const now = () => new Date(Date.now() + 1_000)
  worker = startMailWorker(
    { ...deps, now, journal: createSentJournal(deps.config), mailer: createMailer(deps.config), render },
    timing,
  )
}

const HOSTILE = [
  'Aino\r\nBcc: uhri@example.fi',
  'Aino\nSubject: Toinen\n\n<script>alert(1)</script>',
  'Aino\u2028Bcc: uhri@example.fi',
  '=?utf-8?Q?Aino=0D=0ABcc:_uhri=40example.fi?=',
  'Aino <uhri@example.fi>, uhri@example.fi',
  '"Aino" <uhri@example.fi>',
  `Aino <img src=x> ${'x'.repeat(180)}`,
]

/** All that our mails say in their heads. */
const HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'list-unsubscribe', 'list-unsubscribe-post'],
  ...['list-id', 'precedence'],
  ...['in-reply-to', 'message-id', 'mime-version', 'references', 'reply-to', 'subject', 'to'],
]

describe.each(HOSTILE)('what visitors and staff write, when it is %j,', (text) => {
  it('adds no header, no recipient and no markup to any kind of mail', async () => {
    const mails = await mailsOfHostileShop(text)
    expect(mails.map(({ kind }) => kind).sort()).toEqual([...mailKindNames].sort())
    await test.deps.db.deleteFrom('outbox').execute()
    for (const { kind, ...mail } of mails) await queueMail(test.deps.db, mailKinds[kind], mail, new Date())
    send()
    await eventually(() => expect(server.received).toHaveLength(mails.length))

    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort())
    for (const { raw, mail } of server.received) {
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      const names = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name.toLowerCase())
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => !HEADERS.includes(name))).toEqual([])
      expect([mail.to?.length, mail.replyTo?.length]).toEqual([1, 1])
      expect(mail.replyTo?.[0]?.address).not.toBe('uhri@example.fi')
      expect(mail.html).not.toMatch(/<img|<script/)
    }
  })
})

/** A letter in which that text stands wherever staff write, to whoever has subscribed. */
async function makeHostileLetter(text: string) {
  const { db, config } = test.deps
  const written = { ...letterInput(), subject: text, preheader: text, content: '<p>Hei</p>', archive_slug: 'kirje' }
  const id = await insertLetter(db, written, new Date())
  const content = await fillLetter(db, written, { config, now: new Date() })
  await noteLetter(db, id, { status: 'sending', sent_content: JSON.stringify(content) })
  const reader = await db.selectFrom('newsletter_subscriptions').select('id').executeTakeFirstOrThrow()
  return { letter_id: id, subscriber_id: reader.id }
}

/** A sent offer in which that text stands wherever staff or the customer write. */
async function makeHostileOffer(text: string): Promise<string> {
  const { db } = test.deps
  const { openShop, sent } = offerCalls(() => test)
  await openShop(3)
  const { id } = await sent({ valid_until: '2099-12-31' })
  const written = { customer_name: text, customer_phone: text, company: text, message: text }
  await db
    .updateTable('offers')
    .set({ ...written, decline_reason: text })
    .execute()
  const { content } = await db.selectFrom('offer_revisions').select('content').executeTakeFirstOrThrow()
  const { rows, ...told } = JSON.parse(content)
  const hostile = { ...told, ...written, rows: rows.map((row: object) => ({ ...row, name: text })) }
  await db
    .updateTable('offer_revisions')
    .set({ content: JSON.stringify(hostile) })
    .execute()
  return id
}

/** A refused warranty case in which that text stands wherever its customer or staff write. */
async function makeHostileCase(text: string) {
  const { db } = test.deps
  const body = {
    ...{ serial_number: 'APX-1', fault_kind: 'heat', description: 'Kuumenee.', wish: 'repair' },
    ...{ name: 'Aino Korhonen', email: 'takuu@example.fi' },
  } as const
  await test.call('POST /api/warranty-cases', { body })
  const { id: caseId } = await db.selectFrom('warranty_cases').select('id').executeTakeFirstOrThrow()
  const { events } = (
    await test.call('POST /api/admin/warranty-cases/{id}/steps', {
      path: `/api/admin/warranty-cases/${caseId}/steps`,
      body: { state: 'refused', reason: 'Syy', notify: false },
    })
  ).answer
  const written = { name: text, serial_number: text, description: text, refusal_reason: text, replacement_serial: text }
  await db.updateTable('warranty_cases').set(written).execute()
  await db.updateTable('warranty_case_events').set({ text }).execute()
  return { caseId, caseEventId: events.at(-1)?.id ?? '' }
}

/** A published recall in which that text stands wherever somebody writes; gives one of its people. */
async function makeHostileRecall(text: string): Promise<string> {
  const { db } = test.deps
  const body = {
    ...{ title: 'Latausliitin', product_ids: ['1'], identification: 'Erä B7', hazard: 'Tulipalo' },
    ...{ action: 'Irrota verkosta', remedies: ['repair'] as ['repair'], remedy_text: '' },
  }
  const { id } = (await test.call('POST /api/admin/recalls', { body })).answer
  const path = `/api/admin/recalls/${id}`
  const choice = { serials: 'APX-1', include_unknown: true }
  await test.call('POST /api/admin/recalls/{id}/units', { path: `${path}/units`, body: choice })
  await test.call('POST /api/admin/recalls/{id}/publish', { path: `${path}/publish` })
  const { slug } = (await test.call('GET /api/admin/recalls/{id}', { path })).answer
  const answer = { slug, serial: 'APX-1', email: 'takaisin@example.fi', answer: 'sold' } as const
  await test.call('POST /api/recalls/serial-answers', { body: answer })
  const written = { title: text, identification: text, hazard: text, action: text, remedy_text: text }
  await db.updateTable('recalls').set(written).execute()
  await db.updateTable('recall_units').set({ serial: text }).execute()
  const owner = await db.updateTable('recall_owners').set({ name: text }).returning('id').executeTakeFirstOrThrow()
  return owner.id
}

/** A return in which that text stands wherever somebody writes. */
async function makeHostileReturn(orderId: string, text: string): Promise<string> {
  const { db } = test.deps
  const { number, items } = (await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${orderId}` }))
    .answer
  const body = {
    ...{ order: String(number), email: orderInput().customer_email, name: 'Aino', receipt_email: 'peruja@example.fi' },
    items: items.map(({ id }) => ({ id, quantity: 1 })),
  }
  await db.updateTable('orders').set({ status: 'pending' }).where('id', '=', orderId).execute()
  await test.call('POST /api/withdrawals', { body })
  await db.updateTable('returns').set({ name: text, receipt_email: text, note: text, pickup_text: text }).execute()
  await db.updateTable('return_items').set({ product_name: text, loss_reason: text }).execute()
  await db.deleteFrom('outbox').where('kind', 'like', 'withdrawal-%').execute()
  return (await db.selectFrom('returns').select('id').executeTakeFirstOrThrow()).id
}

/** Changes an order and hands it to the carrier. */
async function changeAndSend(orderId: string) {
  const path = `/api/admin/orders/${orderId}`
  const order = (await test.call('GET /api/admin/orders/{id}', { path })).answer
  const body = editOf(order, { shipping_city: 'Espoo' })
  const { events } = (await test.call('PUT /api/admin/orders/{id}', { path, body })).answer
  const items = order.items.map(({ id, quantity }) => ({ order_item_id: id, quantity }))
  const parcel = { path: `${path}/deliveries`, body: { items } }
  const { id: deliveryId } = (await test.call('POST /api/admin/orders/{id}/deliveries', parcel)).answer
  const sent = { path: `/api/admin/deliveries/${deliveryId}/state`, body: { state: 'sent' as const } }
  await test.call('PUT /api/admin/deliveries/{id}/state', sent)
  return { deliveryId, eventId: events.find(({ type }) => type === 'edited')?.id ?? '' }
}

interface KnownMail {
  kind: MailKindName
  to: string
  payload: unknown
}

/** A shop in whose rows that text stands wherever somebody writes, and a mail of every kind about them. */
async function mailsOfHostileShop(text: string): Promise<KnownMail[]> {
  const { db } = test.deps
  const { id: userId, email } = await signInCustomer(test)
  await signInCustomer(test, { email: 'uusi@example.fi', verified: false })
  await db
    .updateTable('customer_users')
    .set({ first_name: text, last_name: text, phone: text, address: text })
    .execute()
  await test.call('POST /api/newsletter/subscribe', { body: { email: 'lukija@example.fi' } })
  const consent = { source: 'form', language: 'fi', text_version: null } as const
  const since = await awaitConfirmation(db, 'vahvistaja@example.fi', consent, new Date())

  await test.call('POST /api/contact', { body: contactInput() })
  await db.updateTable('contact_messages').set({ name: text, subject: text, message: text }).execute()
  const { id: messageId } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  const reply = { id: 'r', contact_message_id: messageId, message: text, outbox_id: '-', created_at: '2026-11-21' }
  await db.insertInto('contact_replies').values(reply).execute()

  await test.call('POST /api/register-product', { body: registrationInput() })
  const owner = { first_name: text, last_name: text, serial_number: text, retailer: text, comments: text }
  await db.updateTable('product_registrations').set(owner).execute()
  const { id: registrationId } = await db.selectFrom('product_registrations').select('id').executeTakeFirstOrThrow()

  const { sale } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
  const prepaid = orderInput({ payment_method: 'bank_transfer' })
  const { id: orderId } = (await test.call('POST /api/admin/orders', { body: prepaid })).answer
  const { id: paidId } = (await test.call('POST /api/admin/orders', { body: prepaid })).answer
  const { deliveryId, eventId } = await changeAndSend(orderId)
  await db.updateTable('deliveries').set({ carrier: text, tracking_number: text }).execute()
  const changes = JSON.stringify([{ what: text, from: text, to: text }])
  await db.updateTable('order_events').set({ changes }).where('id', '=', eventId).execute()
  const customer = { customer_name: text, customer_phone: text, shipping_address: text, shipping_city: text }
  await db
    .updateTable('orders')
    .set({ ...customer, shipping_postcode: text, note: text, status: 'delivered' })
    .execute()
  await db.updateTable('order_items').set({ product_name: text }).execute()
  await test.call('POST /api/stock-alerts', { body: { email: 'odottaja@example.fi', product_id: '1' } })
  const { id: alertId } = await db.selectFrom('stock_alerts').select('id').executeTakeFirstOrThrow()
  await db.updateTable('products').set({ name: text, stock: 3 }).execute()
  await db
    .insertInto('product_reviews')
    .values({
      ...{ id: 'a', product_id: '1', user_id: userId, rating: 1, title: text, comment: text, verified_purchase: true },
      ...{ hidden_at: '2026-11-21', hidden_reason: text, answer: text, answered_at: null, edited_at: null },
      ...{ search_text: '', created_at: '2026-11-21' },
    })
    .execute()

  const offerId = await makeHostileOffer(text)
  await db.updateTable('orders').set({ paid_cents: sql`total_amount_cents` }).where('id', '=', paidId).execute()
  const { id: documentId } = await issueDocument(db, { kind: 'receipt', orderId: paidId }, new Date())
  const paymentId = 'm'
  await insertPayment(db, {
    ...{ id: paymentId, order_id: paidId, kind: 'payment', method: 'cash', state: 'done', cents: 100 },
    ...{ paid_on: '2026-11-21', created_at: new Date().toISOString() },
  })

  const { caseId, caseEventId } = await makeHostileCase(text)
  const ownerId = await makeHostileRecall(text)

  const returnId = await makeHostileReturn(paidId, text)

  const { id: newcomer } = await db
    .selectFrom('customer_users')
    .select('id')
    .where('email', '=', 'uusi@example.fi')
    .executeTakeFirstOrThrow()
  const { id: person } = await signInStaff(test, 'sales', text)
  const invitation = { invitation_id: 'k' }
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  await beginInvitation(db, person, { invitationId: invitation.invitation_id, expiresAt })
  return [
    { kind: 'account-deleted', to: email, payload: { at: expiresAt } },
    { kind: 'account-exists', to: email, payload: {} },
    { kind: 'address-verification', to: 'uusi@example.fi', payload: { customer_id: newcomer } },
    { kind: 'back-in-stock', to: 'odottaja@example.fi', payload: { alertId } },
    { kind: 'contact-acknowledgement', to: 'kysyja@example.fi', payload: { name: text, messageId } },
    { kind: 'contact-digest', to: 'myynti@arkpax.fi', payload: {} },
    { kind: 'contact-notice', to: 'myynti@arkpax.fi', payload: { messageId } },
    { kind: 'contact-reply', to: 'kysyja@example.fi', payload: { replyId: 'r' } },
    { kind: 'data-erased', to: email, payload: {} },
    { kind: 'delivery-sent', to: 'tilaaja@example.fi', payload: { deliveryId } },
    { kind: 'document', to: 'lasku@example.fi', payload: { documentId, message: text } },
    { kind: 'letter', to: 'lukija@example.fi', payload: await makeHostileLetter(text) },
    { kind: 'low-stock', to: 'varasto@arkpax.fi', payload: { productIds: ['1'] } },
    { kind: 'newsletter-confirmation', to: 'vahvistaja@example.fi', payload: { since } },
    { kind: 'newsletter-welcome', to: 'lukija@example.fi', payload: {} },
    { kind: 'offer', to: 'tarjous@example.fi', payload: { offerId, revision: 1 } },
    { kind: 'offer-accepted', to: 'tarjous@example.fi', payload: { offerId, revision: 1, orderId } },
    { kind: 'offer-news', to: 'myynti@arkpax.fi', payload: { offerId, news: 'declined' } },
    { kind: 'offer-reminder', to: 'tarjous@example.fi', payload: { offerId, revision: 1 } },
    { kind: 'order-changed', to: 'tilaaja@example.fi', payload: { orderId, eventId } },
    { kind: 'order-confirmation', to: 'tilaaja@example.fi', payload: { orderId } },
    { kind: 'order-status', to: 'tilaaja@example.fi', payload: { orderId, status: 'delivered' } },
    { kind: 'password-changed', to: email, payload: { at: expiresAt } },
    { kind: 'password-reset', to: email, payload: {} },
    { kind: 'payment-instructions', to: 'tilaaja@example.fi', payload: { orderId } },
    { kind: 'payment-received', to: 'tilaaja@example.fi', payload: { orderId: paidId, paymentIds: [paymentId] } },
    { kind: 'payment-reminder', to: 'tilaaja@example.fi', payload: { orderId } },
    { kind: 'registration-receipt', to: 'omistaja@example.fi', payload: { registrationId } },
    { kind: 'return-step', to: 'peruja@example.fi', payload: { returnId, state: 'announced' } },
    { kind: 'review-hidden', to: email, payload: { reviewId: 'a' } },
    { kind: 'review-invitation', to: 'tilaaja@example.fi', payload: { orderId } },
    { kind: 'staff-invitation', to: 'tyontekija@example.fi', payload: invitation },
    {
      kind: 'staff-invitation-accepted',
      to: 'johtaja@example.fi',
      payload: { user_id: person, accepted_at: '2026-11-21T10:05:00.000Z' },
    },
    { kind: 'recall-notice', to: 'takaisin@example.fi', payload: { ownerId, isReminder: false } },
    { kind: 'stock-alert-confirmation', to: 'odottaja@example.fi', payload: { alertId } },
    { kind: 'warranty-case-received', to: 'takuu@example.fi', payload: { caseId } },
    { kind: 'warranty-case-step', to: 'takuu@example.fi', payload: { eventId: caseEventId, warrantyUntil: null } },
    { kind: 'withdrawal-notice', to: 'myynti@arkpax.fi', payload: { returnId } },
    { kind: 'withdrawal-receipt', to: 'peruja@example.fi', payload: { returnId } },
  ]
}

describe.each([
  'aino@example.fi, uhri@example.fi',
  'aino@example.fi\r\nBcc: uhri@example.fi',
  'aino@example.fi>\r\nRCPT TO:<uhri@example.fi',
  'aino@example.fi;uhri@example.fi',
  '"Aino" <uhri@example.fi>',
])('an address like %j', (email) => {
  it('is refused wherever a visitor writes one', async () => {
    const person = { first_name: 'Aino', last_name: 'Korhonen', password: 'venelaituri7' }
    for (const [key, body] of [
      ['POST /api/contact', contactInput({ email })],
      ['POST /api/register-product', registrationInput({ email })],
      ['POST /api/newsletter/subscribe', { email }],
      ['POST /api/stock-alerts', { email, product_id: '1' }],
      ['POST /api/auth/register', { ...person, email }],
      ['POST /api/auth/forgot', { email }],
      ['POST /api/admin/orders', orderInput({ customer_email: email })],
    ] as const)
      expect([key, (await test.fail(key, { body })).status]).toEqual([key, 422])
    expect(await test.deps.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  it('gets no mail, had it come into the outbox all the same', async () => {
    const { db } = test.deps
    await queueMail(db, contactAcknowledgement, { to: email, payload: { name: 'Aino' } }, new Date())
    send()
    await eventually(async () => {
      const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        failed_at: expect.any(String),
        last_error: 'Osoite ei kelpaa sähköpostiosoitteeksi.',
      })
    })
    expect(server.received).toEqual([])
  })
})
