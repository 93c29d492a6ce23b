import { blogPostInput } from '@arkpax/schema/blog'
import { contactInput, contactStatuses } from '@arkpax/schema/contact'
import { DAY_MS } from '@arkpax/schema/durations'
import { toCents } from '@arkpax/schema/money'
import { offerStatuses } from '@arkpax/schema/offers'
import { orderStatuses } from '@arkpax/schema/order-statuses'
import { totalCents } from '@arkpax/schema/order-sums'
import { orderInput } from '@arkpax/schema/orders'
import { registrationInput } from '@arkpax/schema/registrations'
import { unitStatuses } from '@arkpax/schema/units'
import { warrantyEnd } from '@arkpax/schema/warranty'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'
import * as factories from '../test/factories.ts'
import { seedDemo } from './demo.ts'
import { THREAD_SUBJECT } from './demo-contact-thread.ts'

let test: TestApp
const seed = () => seedDemo(test.deps.db, test.clock.now)

/** Those that only read look at one shop. */
beforeAll(async () => {
  test = await createTestApp()
  await seed()
})

const everything = async () => ({
  orders: (await test.call('GET /api/admin/orders')).answer,
  messages: (await test.call('GET /api/admin/contact-messages')).answer,
  subscribers: (await test.call('GET /api/admin/newsletters', { path: '/api/admin/newsletters?limit=500' })).answer,
  registrations: (await test.call('GET /api/admin/registrations')).answer,
  posts: (await test.call('GET /api/admin/blog')).answer,
})
const cents = (values: readonly number[]) => values.reduce((sum, euros) => sum + toCents(euros), 0)

describe('the money of the demo shop', () => {
  const reportOf = async (basis: string, month: string) => {
    const path = `/api/admin/accounting?year=${month.slice(0, 4)}&basis=${basis}`
    const { answer } = await test.call('GET /api/admin/accounting', { path })
    return answer.months.find((one) => one.month === month) ?? expect.fail('no month')
  }
  const closedMonth = async () => {
    const path = '/api/admin/accounting?year=2026&basis=delivery'
    const { closed } = (await test.call('GET /api/admin/accounting', { path })).answer
    return closed?.month ?? expect.fail('nothing is closed')
  }
  const documentsOf = async (month: string) => {
    const path = `/api/admin/documents?limit=500`
    const { answer } = await test.call('GET /api/admin/documents', { path })
    return answer.filter(({ issued_on }) => issued_on.startsWith(month))
  }
  const bankOf = async (month: string) => {
    const path = '/api/admin/bank-entries?limit=500&show=matched'
    const { answer } = await test.call('GET /api/admin/bank-entries', { path })
    return answer.filter(({ booked_on }) => booked_on.startsWith(month))
  }

  it('is the same to the cent in report, documents and bank, in the month that is closed', async () => {
    const month = await closedMonth()
    const issued = await documentsOf(month)
    const sold = cents(issued.map(({ total }) => total))
    expect(sold).toBeGreaterThan(0)
    expect(issued.map(({ kind }) => kind)).toContain('credit_note')
    expect(cents((await bankOf(month)).map(({ amount }) => amount))).toBe(sold)
    for (const basis of ['delivery', 'payment']) {
      const told = await reportOf(basis, month)
      expect(told).toMatchObject({ month, is_closed: true })
      expect([toCents(told.gross), toCents(told.net) + toCents(told.vat)]).toEqual([sold, sold])
      expect(told.credits).toBeLessThan(0)
    }
  })

  it('has one each of what does not go as it should', async () => {
    const show = async (filter: string) =>
      (await test.call('GET /api/admin/receivables', { path: `/api/admin/receivables?limit=500&show=${filter}` }))
        .answer
    expect((await show('late')).map(({ method }) => method)).toEqual(['invoice'])
    expect((await show('overpaid')).map(({ status }) => status)).toEqual(['shipped'])
    expect((await show('refunds')).map(({ status }) => status)).toEqual(['cancelled'])
    expect((await show('open')).map(({ state }) => state)).toContain('part_paid')
    const entries = async (state: string) =>
      (await test.call('GET /api/admin/bank-entries', { path: `/api/admin/bank-entries?show=${state}` })).answer
    const unmatched = await entries('unmatched')
    expect(unmatched.map(({ suggestions }) => suggestions.length > 0).toSorted()).toEqual([false, true])
    expect(await entries('outgoing')).toMatchObject([{ amount: -12.5 }])
  })

  it('has a credit note of after the closing, for a document of before it, in an open month', async () => {
    const closed = await closedMonth()
    const { answer } = await test.call('GET /api/admin/documents', { path: '/api/admin/documents?limit=500' })
    const numberOf = new Map(answer.map((document) => [`${document.kind} ${document.number}`, document]))
    const later = answer.filter(({ kind, issued_on, credits_number }) => {
      const original = numberOf.get(`receipt ${credits_number}`)
      return kind === 'credit_note' && issued_on.slice(0, 7) > closed && original
        ? original.issued_on.slice(0, 7) <= closed
        : false
    })
    expect(later).toHaveLength(1)
  })
})

describe('the demo shop', () => {
  it('has orders in every state, closer to each other towards now, and their sums are right', async () => {
    const { orders } = await everything()
    expect(orders).toHaveLength(61)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    const ages = orders.map(({ created_at }) => (test.clock.now.getTime() - Date.parse(created_at)) / DAY_MS)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(90)
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(ages.filter((age) => age > 60).length)
    for (const order of orders) {
      expect(toCents(order.total_amount)).toBe(totalCents(order))
      expect(orderInput.safeParse(order).error).toBeUndefined()
    }
  })

  it('has reviews of delivered orders, and products rated by them', async () => {
    const reviews = (await test.call('GET /api/admin/reviews')).answer
    expect(reviews).toHaveLength(5)
    const { orders } = await everything()
    const delivered = orders.filter(({ status }) => status === 'delivered').flatMap(({ items }) => items)
    for (const { product_id, created_at } of reviews) {
      expect(delivered.map((item) => item.product_id)).toContain(product_id)
      expect(created_at <= test.clock.now.toISOString()).toBe(true)
    }
    const ratings = (await test.call('GET /api/products')).answer.map(({ rating }) => rating?.average ?? null)
    expect(ratings).toEqual([4, 4.5, null, 5])
  })

  it('tells the story of each order in the right order', async () => {
    for (const { id, status, created_at, updated_at } of (await everything()).orders) {
      const { events } = (await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${id}` })).answer
      expect(events[0]).toMatchObject({ type: 'created', from_status: null, to_status: 'pending', created_at })
      expect(events.at(-1)).toMatchObject({ to_status: status, created_at: updated_at })
      for (const [index, event] of events.slice(1).entries()) expect(event.from_status).toBe(events[index]?.to_status)
      expect(events.map((event) => event.created_at)).toEqual(events.map((event) => event.created_at).toSorted())
      expect(updated_at <= test.clock.now.toISOString()).toBe(true)
    }
  })

  it('has an account that nobody has, to which orders are paid', async () => {
    expect((await test.call('GET /api/admin/settings')).answer.sale.iban).toBe('FI2112345600000785')
  })

  it('counts in the sales report what is not cancelled', async () => {
    const { orders } = await everything()
    const sold = orders.filter(({ status }) => status !== 'cancelled')
    const { answer } = await test.call('GET /api/admin/analytics')
    expect(answer.totalOrders).toBe(sold.length)
    expect(answer.totalRevenue).toBeCloseTo(sold.reduce((sum, { total_amount }) => sum + total_amount, 0))
    expect(answer.lowStockProducts.map(({ id }) => id).toSorted()).toEqual(['2', '3'])
  })

  it('has an inbox of 25 messages in every state, and orders that were made from some', async () => {
    const { messages, orders } = await everything()
    expect(messages).toHaveLength(25)
    expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(contactStatuses))
    for (const message of messages) expect(contactInput.parse(message)).toMatchObject({ message: message.message })
    const linked = orders.flatMap(({ contact_message_id, customer_email }) =>
      contact_message_id ? [[contact_message_id, customer_email]] : [],
    )
    expect(linked).toHaveLength(3)
    for (const [id, email] of linked) expect(messages.find((message) => message.id === id)?.email).toBe(email)
  })

  it('has an offer in each state, and mails none of them', async () => {
    const { answer } = await test.call('GET /api/admin/offers')
    expect(answer.map(({ status }) => status).toSorted()).toEqual(offerStatuses.toSorted())
    expect(await test.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('has a message that was answered, and a mail with a file that came back', async () => {
    const { messages } = await everything()
    const { id } = messages.find(({ subject }) => subject === THREAD_SUBJECT) ?? expect.fail('no thread')
    const path = `/api/admin/contact-messages/${id}`
    const { answer } = await test.call('GET /api/admin/contact-messages/{id}', { path })
    expect(answer.status).toBe('new')
    expect(answer.replies).toHaveLength(1)
    expect(answer.mails).toMatchObject([{ sender_email: answer.email, attachments: [{ refusal: null }] }])
    const [mail] = answer.mails
    expect(answer.waiting_since).toBe(mail?.received_at)
    expect(answer.replies[0]?.created_at.localeCompare(mail?.received_at ?? '')).toBe(-1)
  })

  it('has 120 subscribers, some of them cancelled', async () => {
    const { subscribers } = await everything()
    expect(new Set(subscribers.map(({ email }) => email)).size).toBe(120)
    const cancelled = subscribers.filter(({ is_active }) => !is_active)
    expect(cancelled.length).toBeGreaterThan(5)
    expect(cancelled.length).toBeLessThan(30)
    for (const { is_active, subscribed_at, unsubscribed_at } of subscribers) {
      expect(unsubscribed_at === null).toBe(is_active)
      if (unsubscribed_at)
        expect(unsubscribed_at > subscribed_at && unsubscribed_at < test.clock.now.toISOString()).toBe(true)
    }
  })

  it('has units of what was sent, in every state, and returns and warranty cases that wait', async () => {
    const units = (await test.call('GET /api/admin/units', { path: '/api/admin/units?limit=500' })).answer
    expect(new Set(units.map(({ status }) => status))).toEqual(new Set(unitStatuses))
    expect(units.filter(({ order_id, delivered_on }) => order_id && delivered_on).length).toBeGreaterThan(10)
    const returns = (await test.call('GET /api/admin/returns')).answer
    expect(new Set(returns.map(({ state }) => state))).toEqual(new Set(['announced', 'arrived', 'inspected']))
    const cases = (await test.call('GET /api/admin/warranty-cases')).answer
    expect(cases.length).toBeGreaterThan(1)
    for (const { serial_number } of cases) expect(units.map(({ serial }) => serial)).toContain(serial_number)
  })

  it('has 15 registrations, one of them of a product that another owner had registered', async () => {
    const { registrations } = await everything()
    expect(registrations).toHaveLength(15)
    for (const registration of registrations) {
      expect(registrationInput.safeParse(registration).error).toBeUndefined()
      expect(registration.warrantyEnd).toBe(warrantyEnd(registration.purchaseDate, 24))
    }
    const flagged = registrations.filter((registration) => registration.flagged)
    const first = registrations.findLast(({ serialNumber }) => serialNumber === flagged[0]?.serialNumber)
    expect(flagged).toHaveLength(1)
    expect([first?.flagged, first?.email === flagged[0]?.email]).toEqual([false, false])
  })
})

describe('a demo shop of its own', () => {
  beforeEach(async () => {
    test = await createTestApp()
  })

  it('has two published posts and two drafts that the editor could save as they are', async () => {
    await seed()
    const { posts } = await everything()
    expect(posts).toHaveLength(4)
    expect((await test.call('GET /api/blog')).answer).toHaveLength(2)
    for (const post of posts) {
      const saved = await test.call('PUT /api/admin/blog/{id}', { path: `/api/admin/blog/${post.id}`, body: post })
      expect(saved.answer.content).toBe(post.content)
      expect(blogPostInput.safeParse(post).error).toBeUndefined()
      const stored = await test.deps.db
        .selectFrom('blog_posts')
        .select('content')
        .where('id', '=', post.id)
        .executeTakeFirstOrThrow()
      expect(stored.content).toBe(post.content)
    }
  })

  it('has a customer who signs in and finds orders on their way and delivered, and a registered product', async () => {
    await seed()
    const body = { email: 'marko.niskanen@example.com', password: 'saariston-valo7' }
    const { headers } = await test.call('POST /api/auth/login', { body })
    const cookie = { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    const orders = (await test.call('GET /api/auth/orders', { headers: cookie })).answer
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['processing', 'shipped', 'delivered']))
    expect((await test.call('GET /api/auth/registrations', { headers: cookie })).answer).toHaveLength(1)
  })

  it('is the same every time', async () => {
    await seed()
    // What services make gets an id of its own every time.
    const shop = async () =>
      JSON.stringify(await everything()).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    const first = await shop()
    const { now } = test.clock
    test = await createTestApp()
    test.clock.now = now
    await seed()
    expect(await shop()).toEqual(first)
  })

  it('opens once', async () => {
    await seed()
    const first = await everything()
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    await seed()
    expect(await everything()).toEqual(first)
  })

  it.each([
    ['an order', () => test.call('POST /api/admin/orders', { body: factories.orderInput() })],
    ['a message', () => test.call('POST /api/contact', { body: factories.contactInput() })],
    ['a subscriber', () => test.call('POST /api/newsletter/subscribe', { body: { email: 'a@example.com' } })],
    ['a registration', () => test.call('POST /api/register-product', { body: factories.registrationInput() })],
    ['a post', () => test.call('POST /api/admin/blog', { body: factories.blogPostInput() })],
  ])('does not open over a shop that has %s', async (_, begin) => {
    await begin()
    const before = await everything()
    await seed()
    expect(await everything()).toEqual(before)
  })
})
