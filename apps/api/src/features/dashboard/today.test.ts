import type { StaffRole } from '@arkpax/schema/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { failBuild, takeBuild } from '../publishing/publishing.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  for (const id of ['1', '2', '3', '4']) await setStock(id, 50)
})
const { create, setStatus, setStock } = shopCalls(() => test)

const today = async () => (await test.call('GET /api/admin/today')).answer
const kinds = async () => (await today()).items.map(({ kind }) => kind)
/** The session of the tests lives as long as they need it to. */
async function goTo(now: string) {
  test.clock.now = new Date(now)
  const seen = { last_seen_at: test.clock.now.toISOString(), expires_at: '2999-01-01T00:00:00.000Z' }
  await test.deps.db.updateTable('admin_sessions').set(seen).execute()
}

describe('what waits today', () => {
  it('is nothing in a shop that is up to date', async () => {
    const { items, counts } = await today()
    expect(items).toEqual([])
    expect(new Set(Object.values(counts))).toEqual(new Set([0]))
  })

  it('has deadlines in office hours, what is late first', async () => {
    await goTo('2026-03-06T10:00:00Z') // A Friday noon; the office is open from nine to five.
    await test.call('POST /api/contact', { body: contactInput({ subject: 'Perjantaina' }) })
    await goTo('2026-03-08T10:00:00Z')
    const { id } = await create({ customer_name: 'Sunnuntain tilaaja' })
    await goTo('2026-03-09T07:30:00Z')

    expect((await today()).items).toMatchObject([
      {
        kind: 'message',
        title: 'Perjantaina',
        detail: 'Aino Korhonen',
        due_at: '2026-03-09T10:00:00.000Z',
        left_minutes: 150,
      },
      { kind: 'new-order', id, detail: 'Sunnuntain tilaaja', due_at: '2026-03-09T15:00:00.000Z', left_minutes: 450 },
    ])
    await goTo('2026-03-09T12:00:00Z')
    const [late] = (await today()).items
    expect(late).toMatchObject({ kind: 'message', left_minutes: -120 })
  })

  it('tells of a return what is next of it, and by when', async () => {
    await goTo('2026-03-09T08:00:00Z')
    const order = await create()
    await setStatus(order.id, 'delivered')
    const path = `/api/admin/orders/${order.id}/returns`
    const items = order.items.map(({ id }) => ({ id, quantity: 1 }))
    const body = { name: 'Matti Meikäläinen', announced_on: '2026-03-09', items, notify: false }
    const { answer: made } = await test.call('POST /api/admin/orders/{id}/returns', { path, body })
    const next = async () =>
      (await today()).items.flatMap(({ kind, title, due_at }) => (kind === 'return' ? [[title, due_at]] : []))
    expect(await next()).toEqual([[`Palautus ${made.number}: vastaa ilmoitukseen`, '2026-03-10T08:00:00.000Z']])
    const save = async (change: object) => {
      const { answer } = await test.call('GET /api/admin/returns/{id}', { path: `/api/admin/returns/${made.id}` })
      const sent = {
        ...answer,
        items: answer.items.map((item) => ({ ...item, restock: true })),
        notify: false,
        ...change,
      }
      await test.call('PUT /api/admin/returns/{id}', { path: `/api/admin/returns/${made.id}`, body: sent })
    }
    await save({ state: 'pickup' })
    expect(await next()).toEqual([[`Palautus ${made.number}: odottaa tuotteita`, null]])
    await save({ state: 'arrived', arrived_on: '2026-03-09' })
    expect(await next()).toEqual([[`Palautus ${made.number}: palauta raha`, '2026-03-23T15:00:00.000Z']])
  })

  it('names an order that has been under way for more than three days at the office, and no other', async () => {
    await goTo('2026-03-02T07:00:00Z')
    const { id, number } = await create()
    await setStatus(id, 'processing')
    await goTo('2026-03-04T15:00:00Z')
    expect(await kinds()).toEqual([])
    await goTo('2026-03-05T08:00:00Z')
    expect((await today()).items).toMatchObject([
      { kind: 'slow-order', id, title: `Tilaus ${number}`, left_minutes: -60 },
    ])
    await setStatus(id, 'shipped')
    expect(await kinds()).toEqual([])
  })

  it('has requests about personal data by the last working day, and only for who handles them', async () => {
    await goTo('2026-03-02T10:00:00Z')
    const body = { kind: 'erase', email: 'aino@example.fi', channel: 'email', received_on: '2026-02-06' }
    await test.call('POST /api/admin/privacy-requests', { body })
    const [request] = (await today()).items
    expect(request).toMatchObject({ kind: 'privacy', detail: 'aino@example.fi', due_at: '2026-03-06T15:00:00.000Z' })
    const { headers } = await signInStaff(test, 'sales')
    expect((await test.call('GET /api/admin/today', { headers, asAdmin: false })).answer.items).toEqual([])
  })

  it('has what is short, what has not left and what could not be published, the emptiest shelf first', async () => {
    await setStock('2', 3)
    await setStock('3', 0)
    const now = test.clock.now.toISOString()
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'aino@example.fi' } })
    await test.deps.db.updateTable('outbox').set({ attempts: 1, last_error: '550', failed_at: now }).execute()
    await takeBuild(test.deps.db, 'a', 30_000, test.clock.now)
    await failBuild(test.deps.db, 'a', { version: 1, failure: 'Ei onnistunut' }, test.clock.now)
    const { items, counts } = await today()
    expect(items.map(({ kind, id, detail }) => [kind, id, detail])).toEqual([
      ['stock', '3', 'Loppu'],
      ['stock', '2', '3\u00A0kpl jäljellä'],
      ['mail', '', ''],
      ['publishing', '', ''],
    ])
    expect(counts).toMatchObject({ stock: 2, mail: 1, publishing: 1, message: 0 })
  })

  it('is cut to the twenty most urgent of a kind, and counts all', async () => {
    for (let n = 0; n < 22; n += 1)
      await test.call('POST /api/contact', { body: contactInput({ subject: `Viesti ${n}` }) })
    const { items, counts } = await today()
    expect([items.length, counts.message]).toEqual([20, 22])
  })

  it.each<[StaffRole, string[]]>([
    ['manager', ['message', 'new-order', 'stock']],
    ['sales', ['message', 'new-order', 'stock']],
    ['editor', []],
    ['viewer', []],
  ])('is what a %s can do something about', async (role, expected) => {
    await test.call('POST /api/contact', { body: contactInput() })
    await create()
    await setStock('2', 1)
    const { headers } = await signInStaff(test, role)
    const { items } = (await test.call('GET /api/admin/today', { headers, asAdmin: false })).answer
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted())
  })
})

describe('messages that several people see to', () => {
  const send = (subject: string) => test.call('POST /api/contact', { body: contactInput({ subject }) })
  const pathOf = async (subject: string) => {
    const { answer } = await test.call('GET /api/admin/contact-messages')
    return `/api/admin/contact-messages/${answer.find((one) => one.subject === subject)?.id}`
  }
  const change = async (subject: string, body: object) =>
    test.call('PUT /api/admin/contact-messages/{id}', { path: await pathOf(subject), body })
  const note = async (subject: string, text: string) => {
    const path = `${await pathOf(subject)}/notes`
    await test.call('POST /api/admin/contact-messages/{id}/notes', { path, body: { text } })
  }
  const listOf = async (headers = {}) =>
    (await test.call('GET /api/admin/today', { headers })).answer.items.map(({ title, mark }) => [title, mark])

  it('stand by whose they are, one’s own first and a colleague’s last, and none that sleeps', async () => {
    await goTo('2026-03-02T08:00:00Z')
    const aino = await signInStaff(test, 'sales', 'Aino Virtanen')
    const eero = await signInStaff(test, 'sales', 'Eero Laine')
    await goTo('2026-03-02T08:00:00Z')
    for (const subject of ['Eeron', 'Ei kenenkään', 'Mainittu', 'Palannut', 'Nukkuva', 'Ainon']) await send(subject)
    await change('Eeron', { assignee_id: eero.id })
    await change('Ainon', { assignee_id: aino.id })
    await note('Mainittu', '@Aino Virtanen katso')
    await change('Palannut', { snoozed_until: '2026-03-02T08:30:00Z' })
    await change('Nukkuva', { snoozed_until: '2026-03-03T08:30:00Z' })
    await goTo('2026-03-02T09:00:00Z')
    expect(await listOf(aino.headers)).toEqual([
      ['Ainon', 'mine'],
      ['Mainittu', 'mentioned'],
      ['Palannut', 'returned'],
      ['Ei kenenkään', null],
      ['Eeron', 'others'],
    ])
    expect((await listOf(eero.headers)).at(0)).toEqual(['Eeron', 'mine'])
  })

  it('do not stand before what is late, and a mention is told though nobody waits', async () => {
    const aino = await signInStaff(test, 'sales', 'Aino Virtanen')
    await goTo('2026-03-02T08:00:00Z')
    await send('Myöhässä')
    await send('Vastattu')
    await change('Vastattu', { status: 'replied' })
    await note('Vastattu', '@Aino Virtanen soitatko?')
    await goTo('2026-03-05T08:00:00Z')
    await send('Ainon')
    await change('Ainon', { assignee_id: aino.id })
    expect(await listOf(aino.headers)).toEqual([
      ['Myöhässä', null],
      ['Ainon', 'mine'],
      ['Vastattu', 'mentioned'],
    ])
    expect((await today()).counts.message).toBe(2)
  })
})
