import { type Endpoint, type EndpointKey, endpoints } from '@arkpax/schema/endpoints'
import type { StaffRole } from '@arkpax/schema/permissions'
import type { SettingsGroup } from '@arkpax/schema/settings'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { chatSamples } from './audited-chat-samples.ts'
import { importSamples } from './audited-import-samples.ts'
import { inboxSamples, keptSamples } from './audited-inbox-samples.ts'
import { letterSamples } from './audited-letter-samples.ts'
import { mediaSamples } from './audited-media-samples.ts'
import { offerSamples } from './audited-offer-samples.ts'
import { orderSamples } from './audited-order-samples.ts'
import { paymentSamples } from './audited-payment-samples.ts'
import { recallSamples } from './audited-recall-samples.ts'
import { returnSamples } from './audited-return-samples.ts'
import { documentSamples } from './audited-sale-samples.ts'
import { customerSamples, passkeySamples, privacySamples, type Samples, stockSamples } from './audited-samples.ts'
import { unitSamples } from './audited-unit-samples.ts'
import { warrantySamples } from './audited-warranty-samples.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { blogPostInput, contactInput, orderInput, productInput } from './factories.ts'
import { signInStaff } from './sign-in-staff.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const makeMessage = async () => {
  await test.call('POST /api/contact', { body: contactInput() })
  const [message] = (await test.call('GET /api/admin/contact-messages')).answer
  return `/api/admin/contact-messages/${message?.id}`
}
const makeOrder = async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
const makeShare = async () => {
  const path = `/api/admin/blog-drafts/${(await makePost()).id}/shares`
  return (await test.call('POST /api/admin/blog-drafts/{id}/shares', { path, body: { days: 7 } })).answer.id
}
const makePost = async () => (await test.call('POST /api/admin/blog', { body: blogPostInput() })).answer
const makeSection = async () =>
  (await test.call('POST /api/admin/faq/sections', { body: { title: 'Lataaminen' } })).answer
const entry = { question: 'Saako ladata ulkona?', answer: 'Saa.' }
const makeEntry = async () => {
  const { id: section_id } = await makeSection()
  return (await test.call('POST /api/admin/faq/entries', { body: { ...entry, section_id } })).answer
}
const subscribe = async (email: string) => {
  await test.call('POST /api/newsletter/subscribe', { body: { email } })
  return { email }
}
const invite = async () =>
  (
    await test.call('POST /api/admin/staff', {
      body: { name: 'Aino', email: 'aino@example.com', role: 'sales' },
    })
  ).answer
const failMail = async () => {
  await makeMessage()
  const mail = await test.deps.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  await test.deps.db.updateTable('outbox').set({ failed_at: test.clock.now.toISOString() }).execute()
  return `/api/admin/mails/${mail.id}`
}
const asPerson = async (role: StaffRole = 'sales') => (await signInStaff(test, role)).headers
const withSecret = async () => {
  const headers = await asPerson()
  const { answer } = await test.call('POST /api/admin/second-factor', {
    headers,
    body: { password: 'testien-salasana' },
  })
  const code = new TOTP({ secret: Secret.fromBase32(answer.secret) }).generate({ timestamp: test.clock.now.getTime() })
  return { headers, body: { code } }
}
const makeReview = async () => {
  const { db } = test.deps
  const now = test.clock.now.toISOString()
  const none = { answer: null, answered_at: null, edited_at: null, hidden_at: null, hidden_reason: null }
  await db
    .insertInto('product_reviews')
    .values({
      ...none,
      ...{ id: 'r1', product_id: '1', user_id: null, rating: 4, title: 'Hyvä', comment: null },
      ...{ verified_purchase: true, search_text: 'hyvä', created_at: now },
    })
    .execute()
  return '/api/admin/reviews/r1'
}
const setting = async <G extends SettingsGroup>(group: G) => (await test.call('GET /api/admin/settings')).answer[group]

const samples: Samples = {
  ...letterSamples(() => test),
  ...customerSamples(() => test),
  ...privacySamples(() => test),
  ...passkeySamples(() => test),
  ...stockSamples(() => test),
  ...inboxSamples(() => test),
  ...keptSamples(() => test),
  ...chatSamples(() => test),
  ...importSamples(() => test),
  ...mediaSamples(() => test),
  ...orderSamples(() => test),
  ...offerSamples(() => test),
  ...warrantySamples(() => test),
  ...documentSamples(() => test),
  ...paymentSamples(() => test),
  ...returnSamples(() => test),
  ...unitSamples(() => test),
  ...recallSamples(() => test),
  'POST /api/admin/blog': async () => ({ body: blogPostInput(), line: ['create', 'blog_post'] }),
  'PUT /api/admin/blog/{id}': async () => ({
    path: `/api/admin/blog/${(await makePost()).id}`,
    body: { ...blogPostInput({ title: 'Toinen' }), slug: 'toinen' },
    line: ['update', 'blog_post'],
  }),
  'DELETE /api/admin/blog/{id}': async () => ({
    path: `/api/admin/blog/${(await makePost()).id}`,
    line: ['delete', 'blog_post'],
  }),
  'PUT /api/admin/blog/{id}/schedule': async () => ({
    path: `/api/admin/blog/${(await makePost()).id}/schedule`,
    body: { publish_at: '2099-01-01T07:00:00.000Z', withdraw_at: null },
    line: ['update', 'blog_post'],
  }),
  'POST /api/admin/blog-drafts/{id}/shares': async () => ({
    path: `/api/admin/blog-drafts/${(await makePost()).id}/shares`,
    body: { days: 7 },
    line: ['link', 'blog_post'],
  }),
  'DELETE /api/admin/blog-shares/{id}': async () => ({
    path: `/api/admin/blog-shares/${await makeShare()}`,
    line: ['revoke', 'blog_post'],
  }),
  'PUT /api/admin/blog/{id}/publish': async () => ({
    path: `/api/admin/blog/${(await makePost()).id}/publish`,
    body: { is_published: true },
    line: ['publish', 'blog_post'],
  }),
  'PUT /api/admin/contact-messages/{id}': async () => ({
    path: await makeMessage(),
    body: { adminNotes: 'Soitettu' },
    line: ['update', 'contact_message'],
  }),
  'POST /api/admin/contact-messages/{id}/replies': async () => ({
    path: `${await makeMessage()}/replies`,
    body: { message: 'Kolmessa päivässä.' },
    line: ['reply', 'contact_message'],
  }),
  'DELETE /api/admin/contact-messages/{id}': async () => ({
    path: await makeMessage(),
    line: ['delete', 'contact_message'],
  }),
  'PUT /api/admin/faq/order': async () => {
    const { sections } = (await test.call('GET /api/admin/faq')).answer
    const order = sections.map(({ id, entries }) => ({ id, entries: entries.map((one) => one.id) }))
    return { body: { sections: order.toReversed() }, line: ['update', 'faq_order'] }
  },
  'POST /api/admin/faq/sections': async () => ({ body: { title: 'Lataaminen' }, line: ['create', 'faq_section'] }),
  'PUT /api/admin/faq/sections/{id}': async () => ({
    path: `/api/admin/faq/sections/${(await makeSection()).id}`,
    body: { title: 'Lataus' },
    line: ['update', 'faq_section'],
  }),
  'DELETE /api/admin/faq/sections/{id}': async () => ({
    path: `/api/admin/faq/sections/${(await makeSection()).id}`,
    line: ['delete', 'faq_section'],
  }),
  'POST /api/admin/faq/entries': async () => ({
    body: { ...entry, section_id: (await makeSection()).id },
    line: ['create', 'faq_entry'],
  }),
  'PUT /api/admin/faq/entries/{id}': async () => ({
    path: `/api/admin/faq/entries/${(await makeEntry()).id}`,
    body: { shown: false },
    line: ['update', 'faq_entry'],
  }),
  'DELETE /api/admin/faq/entries/{id}': async () => ({
    path: `/api/admin/faq/entries/${(await makeEntry()).id}`,
    line: ['delete', 'faq_entry'],
  }),
  'POST /api/admin/mails/{id}/retry': async () => ({ path: `${await failMail()}/retry`, line: ['retry', 'mail'] }),
  'DELETE /api/admin/mails/{id}': async () => ({ path: await failMail(), line: ['delete', 'mail'] }),
  'POST /api/admin/newsletters/unsubscribe': async () => ({
    body: await subscribe('a@example.fi'),
    line: ['unsubscribe', 'newsletter_subscription'],
  }),
  'POST /api/admin/newsletters/resubscribe': async () => {
    const body = await subscribe('a@example.fi')
    await test.call('POST /api/admin/newsletters/unsubscribe', { body })
    return { body, line: ['resubscribe', 'newsletter_subscription'] }
  },
  'DELETE /api/admin/newsletters': async () => ({
    body: await subscribe('a@example.fi'),
    line: ['delete', 'newsletter_subscription'],
  }),
  'POST /api/admin/orders': async () => ({ body: orderInput(), line: ['create', 'order'] }),
  'POST /api/admin/orders/{id}/undo': async () => ({
    path: `/api/admin/orders/${(await makeOrder()).id}/undo`,
    line: ['undo-create', 'order'],
  }),
  'PUT /api/admin/orders/{id}/status': async () => ({
    path: `/api/admin/orders/${(await makeOrder()).id}/status`,
    body: { status: 'shipped' },
    line: ['set-status', 'order'],
  }),
  'POST /api/admin/orders/{id}/status/undo': async () => {
    const path = `/api/admin/orders/${(await makeOrder()).id}/status`
    const { answer } = await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'shipped' } })
    return { path: `${path}/undo`, body: { event_id: answer.undo?.event_id }, line: ['undo-status', 'order'] }
  },
  'POST /api/admin/products': async () => ({ body: productInput(), line: ['create', 'product'] }),
  'PUT /api/admin/products': async () => ({
    body: { items: ['1', '2'].map((id) => ({ id, version: 1, change: { price: 1 } })) },
    line: ['update', 'product_list'],
  }),
  'PUT /api/admin/products/{id}': async () => ({
    path: '/api/admin/products/1',
    body: { price: 1 },
    line: ['update', 'product'],
  }),
  'DELETE /api/admin/products/{id}': async () => ({ path: '/api/admin/products/1', line: ['delete', 'product'] }),
  'PUT /api/admin/products/{id}/stock': async () => ({
    path: '/api/admin/products/1/stock',
    body: { stock: 77 },
    line: ['stock', 'product'],
  }),
  'POST /api/admin/publishing': async () => ({ line: ['build', 'publishing'] }),
  'PUT /api/admin/reviews/{id}': async () => ({
    path: await makeReview(),
    body: { hidden: true, hidden_reason: 'Asiatonta', answer: 'Valitamme' },
    line: ['hide', 'review'],
  }),
  'PUT /api/admin/settings/company': async () => ({
    body: { ...(await setting('company')), foundedYear: 1999 },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/hours': async () => ({
    body: { ...(await setting('hours')), closedOnHolidays: false },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/terms': async () => ({
    body: { ...(await setting('terms')), warrantyMonths: 36 },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/sale': async () => ({
    body: { ...(await setting('sale')), prepaymentDays: 10 },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/warranty': async () => ({
    body: { ...(await setting('warranty')), dueDays: 7 },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/delivery': async () => {
    const { methods, ...rest } = await setting('delivery')
    return { body: { ...rest, methods: methods.slice(1) }, line: ['update', 'settings'] }
  },
  'PUT /api/admin/settings/law': async () => ({
    body: { ...(await setting('law')), batteryRegister: 'FI-12345' },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/law/{id}': async () => ({
    path: '/api/admin/law/order-button',
    body: { reading: 'Napissa lukee Tilaa ja maksa.', note: '' },
    line: ['update', 'duty'],
  }),
  'POST /api/admin/law/{id}/checks': async () => {
    const duty = (await test.call('GET /api/admin/law')).answer.duties.find(({ id }) => id === 'order-button')
    return {
      path: '/api/admin/law/order-button/checks',
      body: { checked_by: 'Asianajaja Laine', checked_on: '2026-11-20', text_version: duty?.text_version ?? '' },
      line: ['update', 'duty'],
    }
  },
  'PUT /api/admin/settings/newsletter': async () => ({
    body: { ...(await setting('newsletter')), mailsPerHour: 100 },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/notices': async () => ({
    body: { lowStockEmail: 'varastomies@example.fi' },
    line: ['update', 'settings'],
  }),
  'PUT /api/admin/settings/announcement': async () => ({
    body: { text: 'Auki taas maanantaina', href: '', from: null, until: null },
    line: ['update', 'settings'],
  }),
  'POST /api/admin/logout': async () => ({ headers: await asPerson(), line: ['sign-out', 'staff'] }),
  'DELETE /api/admin/sessions/{id}': async () => {
    const headers = await asPerson()
    const [session] = (await test.call('GET /api/admin/sessions', { headers })).answer
    return { headers, path: `/api/admin/sessions/${session?.id}`, line: ['end-session', 'staff'] }
  },
  'PUT /api/admin/password': async () => ({
    headers: await asPerson(),
    body: { current_password: 'testien-salasana', new_password: 'meri-ja-tuuli-77' },
    line: ['change-password', 'staff'],
  }),
  'POST /api/admin/second-factor': async () => ({
    headers: await asPerson(),
    body: { password: 'testien-salasana' },
    line: ['begin-second-factor', 'staff'],
  }),
  'PUT /api/admin/second-factor': async () => ({ ...(await withSecret()), line: ['add-second-factor', 'staff'] }),
  'POST /api/admin/second-factor/off': async () => {
    const { headers, body } = await withSecret()
    await test.call('PUT /api/admin/second-factor', { headers, body })
    return { headers, body: { password: 'testien-salasana' }, line: ['remove-second-factor', 'staff'] }
  },
  'POST /api/admin/staff': async () => ({
    body: { name: 'Aino', email: 'aino@example.com', role: 'sales' },
    line: ['invite', 'staff'],
  }),
  'PUT /api/admin/staff/security': async () => ({
    body: { second_factor_required: true },
    line: ['update', 'staff_security'],
  }),
  'PUT /api/admin/staff/{id}': async () => ({
    path: `/api/admin/staff/${(await invite()).id}`,
    body: { name: 'Aino', role: 'editor' },
    line: ['update', 'staff'],
  }),
  'DELETE /api/admin/staff/{id}': async () => ({
    path: `/api/admin/staff/${(await invite()).id}`,
    line: ['remove', 'staff'],
  }),
  'POST /api/admin/staff/{id}/invitation': async () => ({
    path: `/api/admin/staff/${(await invite()).id}/invitation`,
    line: ['invite-anew', 'staff'],
  }),
}

/** Calls that change nothing of the shop. */
const LEFT_OUT: Record<string, string> = {
  'POST /api/admin/blog/preview': 'gives back what was sent, cleaned',
  'POST /api/admin/letters/preview': 'gives back what was sent, as a mail',
  'POST /api/admin/products/preview': 'gives back what was sent, as visitors would read it',
  'POST /api/admin/generate-topics': 'gives what a model writes, which another call saves',
  'POST /api/admin/generate-blog-post': 'gives what a model writes, which another call saves',
  'POST /api/admin/bank-statements/preview': 'looks through a file that another call books',
  'POST /api/admin/imports': 'looks through a file that another call brings in',
  'POST /api/admin/orders/{id}/edit-preview': 'gives back what an edit would do that is not made',
  'POST /api/admin/recalls/{id}/choice-preview': 'gives back what a choice would bring in that is not made',
  'POST /api/admin/warranty-cases/{id}/step-preview': 'gives back what a step would do that is not taken',
  'POST /api/admin/returns/{id}/preview': 'gives back the mail of a step that is not taken',
  'POST /api/admin/orders/preview': 'gives back the mail of an order that is not made',
  'POST /api/admin/passkeys': 'begins what another call ends: a question that is good for minutes',
  'PUT /api/admin/blog-drafts/{id}':
    'keeps every other second what is being typed, which the save of the post tells of',
  'DELETE /api/admin/blog-drafts/{id}': 'throws away what was typed and never saved',
  'PUT /api/admin/blog-drafts/{id}/presence': 'tells for seconds who has a post open',
  'PUT /api/admin/letters/{id}/presence': 'tells for seconds who has a letter open',
  'POST /api/admin/blog-revisions/{id}/restore': 'changes what is being typed, which the save of the post tells of',
  'POST /api/admin/draft-key': 'gives each person the key of what they type, and changes nothing for others',
  'PUT /api/admin/contact-messages/{id}/presence': 'tells for seconds who is looking at a message',
}

const writing = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(
  ([key, { access }]) => access === 'admin' && !key.startsWith('GET ') && !(key in LEFT_OUT),
)

/** The words of the API's own lists of states and kinds, which people are told in Finnish. */
const ownWords = new Set<string>()
for (const { access, output } of Object.values(endpoints) as Endpoint[])
  if (access === 'admin' && output)
    JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }), (key, value) => {
      if (key === 'enum') for (const word of value) if (/^[a-z_-]{4,}$/.test(word)) ownWords.add(word)
      return value
    })

/** Whether the log tells a value as the database has it. */
const isRaw = (value: string) =>
  /^\{|\b\d{4}-\d\d-\d\d\b/.test(value) || value.split(', ').some((word) => ownWords.has(word))

const lines = () => test.deps.db.selectFrom('audit_log').select(['action', 'entity']).orderBy('number').execute()

describe('every writing call of staff', () => {
  it.each(writing)('%s leaves one line', async (key) => {
    const sample = await samples[key]?.()
    if (!sample) throw new Error(`There is no sample of ${key} here yet`)
    const before = (await lines()).length
    await test.call(key, sample)
    const [action, entity] = sample.line
    expect((await lines()).slice(before)).toEqual([{ action, entity }])
    const [newest] = (await test.call('GET /api/admin/audit-log')).answer
    const told = (newest?.changes ?? []).flatMap(({ field, from, to }) =>
      [from, to].map((value) => [field, value ?? '']),
    )
    expect(told.filter(([, value]) => isRaw(value ?? ''))).toEqual([])
  })

  it.each(writing.filter(([, { body }]) => body))('%s leaves none when its body is refused', async (key) => {
    const { path, headers = {} } = (await samples[key]?.()) ?? {}
    const before = await lines()
    expect((await test.fail(key, { path, headers, body: '[]' })).status).toBe(422)
    expect(await lines()).toEqual(before)
  })

  it.each(writing.filter(([, { versioned }]) => versioned))('%s leaves none when it comes too late', async (key) => {
    const { line: _, headers = {}, ...sample } = (await samples[key]?.()) ?? { line: [] }
    const before = await lines()
    const late = { ...sample, headers: { ...headers, 'If-Match': '"99"' } }
    expect((await test.fail(key, late)).status).toBe(412)
    expect(await lines()).toEqual(before)
  })
})

it('no sample is of a call that is not there', () => {
  expect(Object.keys(samples).filter((key) => !(key in endpoints))).toEqual([])
})
