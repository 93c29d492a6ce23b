import type { Sent } from '@arkpax/schema/endpoints'
import type { Order } from '@arkpax/schema/orders'
import type { ReturnDetail } from '@arkpax/schema/returns'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { issueReceipts } from '../documents/issue-receipts.service.ts'
import { returnsOfOrders } from './returns-of-orders.ts'

const EMAIL = 'matti.meikalainen@example.fi'

let test: TestApp
let order: Order
let made: ReturnDetail
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-02T10:00:00Z')
  await staySignedIn(test)
  await setStock('1', 10)
  await setStock('4', 10)
  order = await create({
    notify: false,
    payment_method: 'bank_transfer',
    items: [
      { product_id: '1', quantity: 2 },
      { product_id: '4', quantity: 1 },
    ],
    charges: [{ kind: 'delivery', name: 'Kuljetus', price: 89 }],
  })
  await test.call('POST /api/admin/orders/{id}/payments', {
    path: `/api/admin/orders/${order.id}/payments`,
    body: { method: 'cash', amount: order.total_amount, paid_on: '2026-11-02' },
  })
  await change(order.id, { status: 'delivered', notify: false })
  made = await start(1, 1)
})
const { create, read, change, setStock, stockOf } = shopCalls(() => test)

const start = async (first: number, second: number, more: object = {}) =>
  (
    await test.call('POST /api/admin/orders/{id}/returns', {
      path: `/api/admin/orders/${order.id}/returns`,
      body: {
        name: 'Matti Meikäläinen',
        announced_on: '2026-11-02',
        items: order.items.map(({ id }, index) => ({ id, quantity: [first, second][index] ?? 0 })),
        notify: false,
        ...more,
      },
    })
  ).answer
type Input = Sent<'PUT /api/admin/returns/{id}', 'body'>
const inputOf = (of: ReturnDetail, change: Partial<Input> = {}): Input => ({
  ...of,
  items: of.items
    .filter(({ is_cancelled }) => !is_cancelled)
    .map(({ id, loss, loss_reason }) => ({ id, loss, loss_reason, restock: true })),
  notify: false,
  ...change,
})
const path = () => `/api/admin/returns/${made.id}`
const get = async () => (await test.call('GET /api/admin/returns/{id}', { path: path() })).answer
const save = async (change: Partial<Input>, headers: Record<string, string> = {}) =>
  (await test.call('PUT /api/admin/returns/{id}', { path: path(), body: inputOf(await get(), change), headers })).answer
const refuse = async (change: Partial<Input>, headers: Record<string, string> = {}) =>
  (await test.fail('PUT /api/admin/returns/{id}', { path: path(), body: inputOf(await get(), change), headers }))
    .problem
const refundPath = () => `${path()}/refund`
const cash = { method: 'cash' as const, paid_on: '2026-11-02', notify: false }
const refund = async (more: object = {}) =>
  (await test.call('POST /api/admin/returns/{id}/refund', { path: refundPath(), body: { ...cash, ...more } })).answer
const refuseRefund = async (more: object = {}) =>
  (await test.fail('POST /api/admin/returns/{id}/refund', { path: refundPath(), body: { ...cash, ...more } })).problem
const unit = async (serial: string) =>
  (await test.call('GET /api/admin/units/{serial}', { path: `/api/admin/units/${serial}` })).answer
/** Says which units went with the first line. */
async function sendUnits(serials: string[]) {
  const deliveries = { path: `/api/admin/orders/${order.id}/deliveries` }
  const [delivery] = (await test.call('GET /api/admin/orders/{id}/deliveries', deliveries)).answer
  const items = [{ order_item_id: order.items[0]?.id ?? '', serials }]
  await test.call('PUT /api/admin/deliveries/{id}/serials', {
    path: `/api/admin/deliveries/${delivery?.id}/serials`,
    body: { items },
  })
}
const money = async () =>
  (await test.call('GET /api/admin/orders/{id}/payments', { path: `/api/admin/orders/${order.id}/payments` })).answer
const documents = async () =>
  (await test.call('GET /api/admin/orders/{id}/documents', { path: `/api/admin/orders/${order.id}/documents` })).answer
    .documents

describe('a return that staff handle', () => {
  it('has no day before its order was made', async () => {
    const { problem } = await test.fail('POST /api/admin/orders/{id}/returns', {
      path: `/api/admin/orders/${order.id}/returns`,
      body: {
        ...{ name: 'Matti', announced_on: '2020-01-01', notify: false },
        items: order.items.map(({ id }) => ({ id, quantity: 1 })),
      },
    })
    expect(problem.errors?.[0]?.path).toBe('announced_on')
    expect((await refuse({ arrived_on: '2020-01-01' })).errors?.[0]?.path).toBe('arrived_on')
  })

  it('is listed with its deadline, on the order too, until it has ended', async () => {
    const [listed] = (await test.call('GET /api/admin/returns')).answer
    expect(listed).toMatchObject({
      number: made.number,
      refund_due_on: '2026-11-16',
      may_wait: true,
      state: 'announced',
    })
    expect(listed?.items.map(({ quantity }) => quantity)).toEqual([1, 1])
    const ofOrder = { path: `/api/admin/orders/${order.id}/returns` }
    expect((await test.call('GET /api/admin/orders/{id}/returns', ofOrder)).answer).toEqual([listed])
    await save({ state: 'closed' })
    expect((await test.call('GET /api/admin/returns')).answer).toEqual([])
    expect((await test.call('GET /api/admin/returns', { path: '/api/admin/returns?state=all' })).answer).toHaveLength(1)
    for (const q of [String(made.number), String(order.number), 'meikäl', EMAIL])
      expect(
        (await test.call('GET /api/admin/returns', { path: `/api/admin/returns?state=all&q=${encodeURIComponent(q)}` }))
          .answer,
      ).toHaveLength(1)
  })

  it('is in the table that the list gives, as the list is narrowed', async () => {
    const table = async (query = '') => {
      const headers = { Authorization: `Bearer ${test.token}` }
      const response = await test.app.request(`/api/admin/returns/export${query}`, { headers })
      expect(response.headers.get('content-disposition')).toContain('palautukset_2026-11-02.csv')
      return (await response.text()).trim().split('\r\n')
    }
    const [head, row] = await table()
    expect(head).toContain('Numero;Ilmoitettu;Tila;Peruste;Tilaus;Asiakas;Tuotteet')
    expect(row).toContain(`${made.number};2.11.2026;Ilmoitettu`)
    expect(row).toContain('1 × Ark PRO 2400 W')
    expect(await table('?state=refunded')).toHaveLength(1)
  })

  it('tells the customer of each step, ten seconds later, and not of one that was taken back by then', async () => {
    const told = async () => (await leavingMail(test)).map(({ kind, subject }) => [kind, subject])
    await save({ state: 'pickup', pickup_on: '2026-11-06', pickup_text: 'Kuljettaja soittaa.', notify: true })
    expect(await told()).toEqual([])
    test.clock.now = new Date('2026-11-02T10:00:11Z')
    expect(await told()).toEqual([['return-step', `Näin palautat tuotteet (${made.number})`]])
    await save({ state: 'arrived', notify: true })
    await save({ state: 'pickup', notify: false })
    test.clock.now = new Date('2026-11-02T10:01:00Z')
    expect(await told()).toEqual([])
    expect((await get()).events.map(({ kind, notified }) => [kind, notified])).toEqual([
      ['announced', true],
      ['state', true],
      ['state', true],
      ['state', false],
    ])
  })

  it('counts its days in Finland', async () => {
    test.clock.now = new Date('2026-11-04T22:30:00Z')
    await save({ state: 'arrived' })
    expect((await get()).arrived_on).toBe('2026-11-05')
  })

  it('takes what has been looked at for come, also where nobody said that it came', async () => {
    test.clock.now = new Date('2026-11-04T12:00:00Z')
    await save({ state: 'inspected' })
    expect(await get()).toMatchObject({ arrived_on: '2026-11-04', may_wait: false })
  })

  it('speaks of batteries only where one comes back', async () => {
    const mailOf = async () => {
      const body = inputOf(made, { state: 'pickup', notify: true })
      return (await test.call('POST /api/admin/returns/{id}/preview', { path: `${path()}/preview`, body })).answer.mail
    }
    expect((await mailOf())?.text).toContain('Litiumakku')
    order = await create({ notify: false, items: [{ product_id: '4', quantity: 1 }] })
    await change(order.id, { status: 'delivered', notify: false })
    made = await start(1, 0)
    const text = (await mailOf())?.text
    expect(text).toContain('tässä on ohje')
    expect(text).not.toContain('Litiumakku')
  })

  it('shows the mail before it leaves, and saves nothing by that', async () => {
    const body = inputOf(made, { state: 'pickup', pickup_text: 'Kuljettaja soittaa.', notify: true })
    const { mail } = (await test.call('POST /api/admin/returns/{id}/preview', { path: `${path()}/preview`, body }))
      .answer
    expect(mail).toMatchObject({ to: EMAIL, text: expect.stringContaining('Kuljettaja soittaa.') })
    expect(await get()).toEqual(made)
  })

  it('speaks of pictures only where there are some', async () => {
    const previewPath = `${path()}/preview`
    const items = made.items.map(({ id }) => ({ id, restock: true, loss: 150.5, loss_reason: 'Naarmu' }))
    const mailOf = async () => {
      const body = inputOf(await get(), { state: 'inspected', items, notify: true })
      return (await test.call('POST /api/admin/returns/{id}/preview', { path: previewPath, body })).answer.mail?.text
    }
    expect(await mailOf()).toContain('Vähennämme hyvityksestä arvon alentumisen')
    expect(await mailOf()).not.toContain('Kuvat')
    const content = (await jpegPhoto(400, 300)).toString('base64')
    const body = { name: 'naarmu.jpg', item_id: null, content }
    await test.call('POST /api/admin/returns/{id}/pictures', { path: `${path()}/pictures`, body })
    expect(await mailOf()).toContain('Kuvat ovat meillä, ja saat ne pyytämällä.')
  })

  it('puts into stock what was inspected and goes back on sale, piece by piece, and takes it out again', async () => {
    const [one, four] = [await stockOf('1'), await stockOf('4')]
    const [first, second] = made.items
    const restock = (id = '', is = true) => ({ id, loss: 0, loss_reason: null, restock: is })
    await save({ state: 'inspected', items: [restock(first?.id), restock(second?.id, false)] })
    expect([await stockOf('1'), await stockOf('4')]).toEqual([one + 1, four])
    await save({ state: 'inspected', items: [restock(first?.id, false), restock(second?.id)] })
    expect([await stockOf('1'), await stockOf('4')]).toEqual([one, four + 1])
    await save({ state: 'arrived' })
    expect([await stockOf('1'), await stockOf('4')]).toEqual([one, four])
    expect(await read(order.id)).toMatchObject({ status: 'delivered', items: order.items })
  })

  it('does not take out of stock what has been sold again', async () => {
    await save({ state: 'inspected' })
    await setStock('1', 0)
    expect(await refuse({ state: 'arrived' })).toMatchObject({ code: 'insufficient_stock' })
    expect((await get()).state).toBe('inspected')
  })

  it('asks of each piece whether it goes back on sale, and for a reason of its loss, which is at most its price', async () => {
    const [first, second] = made.items
    const piece = (more: object = {}) => ({ id: first?.id ?? '', loss: 0, loss_reason: null, restock: true, ...more })
    const other = { id: second?.id ?? '', loss: 0, loss_reason: null, restock: true }
    expect(await refuse({ state: 'inspected', items: [other, piece({ restock: null })] })).toMatchObject({
      errors: [{ path: 'items.1.restock' }],
    })
    expect(await refuse({ items: [piece({ loss: 3350.01, loss_reason: 'Naarmu' })] })).toMatchObject({
      errors: [{ path: 'items.0.loss' }],
    })
    expect(await refuse({ items: [piece({ loss: 1 })] })).toMatchObject({ errors: [{ path: 'items.0.loss_reason' }] })
    await save({ items: [piece({ loss: 3350, loss_reason: 'Rikki' })] })
    expect((await get()).sums).toMatchObject({ loss: 3350 })
  })

  it('tells which unit came back, and the unit follows: here, on sale again, gone, or its buyer’s after all', async () => {
    await sendUnits(['APX-1', 'APX-2'])
    const piece = { id: made.items[0]?.id ?? '', loss: 0, loss_reason: null, restock: null as boolean | null }
    const other = { id: made.items[1]?.id ?? '', loss: 0, loss_reason: null, restock: false }
    const back = (more: object = {}) => [{ ...piece, serial: ' apx-1', ...more }, other]
    expect((await get()).items[0]?.known_serials).toEqual(['APX-1', 'APX-2'])
    await save({ state: 'arrived', items: back() })
    expect(await unit('APX-1')).toMatchObject({ status: 'in_service' })
    await save({ state: 'inspected', items: back({ restock: true }) })
    expect(await unit('APX-1')).toMatchObject({ status: 'in_stock' })
    await save({ state: 'inspected', items: back({ restock: false, is_scrapped: true }) })
    expect(await unit('APX-1')).toMatchObject({ status: 'scrapped' })
    await save({ state: 'inspected', items: back({ restock: true, serial: 'APX-2' }) })
    expect([(await unit('APX-1')).status, (await unit('APX-2')).status]).toEqual(['sold', 'in_stock'])
    const { events } = await unit('APX-1')
    expect(events.slice(0, 4).map(({ kind, text }) => [kind, text])).toEqual([
      ['status', `Palautus ${made.number}: merkintä palautumisesta peruttiin`],
      ['status', `Palautus ${made.number}: Varastossa → Poistettu käytöstä`],
      ['status', `Palautus ${made.number}: Huollossa → Varastossa`],
      ['returned', `Palautus ${made.number}: Myyty → Huollossa`],
    ])
    const ofUnit = (serial: string) =>
      test.call('GET /api/admin/units/{serial}/returns', { path: `/api/admin/units/${serial}/returns` })
    expect((await ofUnit('apx-2')).answer.map(({ number }) => number)).toEqual([made.number])
    expect((await ofUnit('APX-1')).answer).toEqual([])
    await save({ state: 'closed', items: back({ restock: true, serial: 'APX-2' }) })
    expect(await unit('APX-2')).toMatchObject({ status: 'in_stock' })
    await save({ state: 'announced', items: back({ serial: 'APX-2' }) })
    expect(await unit('APX-2')).toMatchObject({ status: 'sold', order_number: order.number })
  })

  it('refuses a unit of another product or order, or told twice, or that nobody knows where all are known', async () => {
    await sendUnits(['APX-1', 'APX-2'])
    await test.call('POST /api/admin/units', { body: { serial: 'EB-1', product_id: '4' } })
    await test.call('POST /api/admin/units', { body: { serial: 'APX-3', product_id: '1' } })
    const [first, second] = made.items
    const pieces = (serial: string, another: string | null = null) => [
      { id: first?.id ?? '', loss: 0, loss_reason: null, restock: null, serial },
      { id: second?.id ?? '', loss: 0, loss_reason: null, restock: null, serial: another },
    ]
    for (const [items, path] of [
      [pieces('EB-1'), 'items.0.serial'],
      [pieces('APX-3'), 'items.0.serial'],
      [pieces('APX-1', 'apx-1'), 'items.1.serial'],
    ] as const)
      expect(await refuse({ items: [...items] })).toMatchObject({ code: 'invalid_fields', errors: [{ path }] })
    const unknown = (keeps_unknown: boolean) =>
      pieces('vanha 7').map((piece, index) => ({ ...piece, keeps_unknown: keeps_unknown && index === 0 }))
    expect((await refuse({ items: unknown(true) })).errors?.[0]).toMatchObject({ path: 'items.0.serial' })
    await sendUnits(['APX-1'])
    expect((await refuse({ items: unknown(false) })).errors?.[0]?.detail).toContain('ei ole laiterekisterissä')
    expect((await save({ items: unknown(true) })).items[0]?.serial).toBe('VANHA 7')
    expect((await save({ items: unknown(false) })).items[0]?.serial).toBe('VANHA 7')
  })

  it('leaves a unit alone whose state somebody has changed since', async () => {
    await sendUnits(['APX-1', 'APX-2'])
    const piece = { id: made.items[0]?.id ?? '', loss: 0, loss_reason: null, restock: true, serial: 'APX-1' }
    const other = { id: made.items[1]?.id ?? '', loss: 0, loss_reason: null, restock: false }
    await save({ state: 'inspected', items: [piece, other] })
    await test.call('POST /api/admin/units/{serial}/service', {
      path: '/api/admin/units/APX-1/service',
      body: { kind: 'status', status: 'scrapped' },
    })
    await save({ state: 'arrived', items: [piece, other] })
    expect(await unit('APX-1')).toMatchObject({ status: 'scrapped' })
  })

  it('is not written over by whoever has seen an older one', async () => {
    await save({ note: 'Toinen' }, { 'If-Match': '"1"' })
    expect(await refuse({ note: 'Kolmas' }, { 'If-Match': '"1"' })).toMatchObject({
      code: 'stale',
      current: { note: 'Toinen' },
    })
  })

  it('keeps a picture of what came, without what the camera wrote, and nothing that is none', async () => {
    const pictures = `${path()}/pictures`
    const content = (await jpegPhoto(400, 300)).toString('base64')
    const body = { name: 'naarmu.jpg', item_id: made.items[0]?.id, content }
    const { id } = (await test.call('POST /api/admin/returns/{id}/pictures', { path: pictures, body })).answer
    const answer = await test.app.request(`${pictures}/${id}`, { headers: { Authorization: `Bearer ${test.token}` } })
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file.subarray(8, 12).toString()).toBe('WEBP')
    expect(file.includes('Exif')).toBe(false)
    expect((await test.app.request(`${pictures}/${id}`)).status).toBe(401)
    const text = { ...body, content: Buffer.from('<html>').toString('base64') }
    const { problem } = await test.fail('POST /api/admin/returns/{id}/pictures', { path: pictures, body: text })
    expect(problem).toMatchObject({
      code: 'media_refused',
      detail: 'Tiedosto ei ole kuva. Käytä JPEG-, PNG-, WebP- tai AVIF-kuvaa.',
    })
    await test.call('DELETE /api/admin/returns/{id}/pictures/{picture}', { path: `${pictures}/${id}` })
    expect((await get()).pictures).toEqual([])
  })
})

describe('giving the money back', () => {
  it('gives back goods less what they have lost, the delivery and not the pick-up, with a credit note of the same sum', async () => {
    test.clock.now = new Date('2026-11-02T10:05:00Z')
    await issueReceipts(test.deps.db, test.clock.now)
    const [first] = made.items
    await save({
      state: 'inspected',
      pickup_cost: 49,
      delivery_refund: 89,
      items: made.items.map(({ id }) => ({
        ...{ id, restock: true, loss: id === first?.id ? 200.5 : 0 },
        loss_reason: id === first?.id ? 'Naarmu kyljessä' : null,
      })),
    })
    const expected = made.items.reduce((sum, { value }) => sum + value, 0) - 200.5 + 89 - 49
    expect((await get()).sums.total).toBeCloseTo(expected)
    const after = await refund()
    expect(after.state).toBe('refunded')
    expect(after.refunded).toBeCloseTo(expected)
    expect(after.sums.total).toBe(after.refunded)
    expect((await money()).refunded).toBeCloseTo(expected)
    const note = (await documents()).find(({ kind }) => kind === 'credit_note')
    expect(-(note?.total ?? 0)).toBeCloseTo(expected)
    expect((note?.net ?? 0) + (note?.vat ?? 0)).toBeCloseTo(note?.total ?? 0)
    expect((await read(order.id)).status).toBe('delivered')
  })

  it('credits the line that the pieces were billed on, and every delivery, where others are called the same', async () => {
    order = await create({
      notify: false,
      payment_method: 'bank_transfer',
      items: [
        { product_id: '1', quantity: 1, price: 500 },
        { product_id: '1', quantity: 1, price: 3000 },
      ],
      charges: [
        { kind: 'delivery', name: 'Kuljetus', price: 89 },
        { kind: 'delivery', name: 'Kuljetus', price: 40 },
      ],
    })
    await test.call('POST /api/admin/orders/{id}/payments', {
      path: `/api/admin/orders/${order.id}/payments`,
      body: { method: 'cash', amount: order.total_amount, paid_on: '2026-11-02' },
    })
    await change(order.id, { status: 'delivered', notify: false })
    test.clock.now = new Date('2026-11-02T10:05:00Z')
    await issueReceipts(test.deps.db, test.clock.now)
    made = await start(0, 1)
    await save({ delivery_refund: 129 })
    expect((await refund()).refunded).toBe(3129)
    const note = (await documents()).find(({ kind }) => kind === 'credit_note')
    expect(note?.lines.map(({ total }) => total)).toEqual([-3000, -89, -40])
  })

  it('gives the delivery back by itself once everything has been withdrawn: the cheapest way at most', async () => {
    expect(made.delivery_refund).toBe(0)
    made = await start(1, 0)
    expect(made).toMatchObject({ delivery_paid: 89, delivery_refund: made.usual_delivery_refund })
    expect(made.delivery_refund).toBeGreaterThan(0)
  })

  it('gives all of the delivery back of an order of which nothing was sent', async () => {
    order = await create({
      notify: false,
      items: order.items.map(({ product_id }) => ({ product_id, quantity: 1 })),
      charges: [{ kind: 'delivery', name: 'Kuljetus', price: 189 }],
    })
    await test.call('POST /api/admin/orders/{id}/payments', {
      path: `/api/admin/orders/${order.id}/payments`,
      body: { method: 'cash', amount: order.total_amount, paid_on: '2026-11-02' },
    })
    made = await start(1, 1)
    expect((await read(order.id)).status).toBe('cancelled')
    expect((await refund()).refunded).toBeCloseTo(order.total_amount)
    expect((await get()).sums.total).toBeCloseTo(order.total_amount)
  })

  it('does it once, however often and by however many it is asked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.app.request(refundPath(), {
          method: 'POST',
          headers: { Authorization: `Bearer ${test.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(cash),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await money()).payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    expect(await refuse({ pickup_cost: 5 })).toMatchObject({ code: 'return_closed' })
    expect(await refuse({ state: 'closed' })).toMatchObject({ code: 'return_closed' })
  })

  it('goes on until the goods have come, where the money went first', async () => {
    await sendUnits(['APX-1', 'APX-2'])
    const [one, four] = [await stockOf('1'), await stockOf('4')]
    await refund()
    const listed = async () => (await test.call('GET /api/admin/returns')).answer.map(({ number }) => number)
    expect(await listed()).toEqual([made.number])
    const [first, second] = made.items
    const restock = (id = '', is = true) => ({ id, loss: 0, loss_reason: null, restock: is })
    const unitBack = { ...restock(first?.id), serial: 'APX-1' }
    await save({ arrived_on: '2026-11-02', items: [unitBack, restock(second?.id, false)], note: 'Ehjä' })
    expect(await listed()).toEqual([])
    expect(await get()).toMatchObject({ state: 'refunded', arrived_on: '2026-11-02', note: 'Ehjä' })
    expect(await unit('APX-1')).toMatchObject({ status: 'in_stock' })
    expect([await stockOf('1'), await stockOf('4')]).toEqual([one + 1, four])
    const lost = { ...restock(first?.id), loss: 10, loss_reason: 'Naarmu' }
    expect(await refuse({ items: [lost, restock(second?.id)] })).toMatchObject({ code: 'return_closed' })
  })

  it('says by mail that the money has left only once it has, and sends the credit note to whom it was made out', async () => {
    test.clock.now = new Date('2026-11-02T10:05:00Z')
    await issueReceipts(test.deps.db, test.clock.now)
    await refund({ method: 'bank_transfer', paid_on: null, other_method_agreed: true, notify: true })
    test.clock.now = new Date('2026-11-02T10:05:11Z')
    const mails = (await leavingMail(test)).filter(({ kind }) => kind === 'return-step' || kind === 'document')
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['document', 'return-step'])
    const told = mails.find(({ kind }) => kind === 'return-step')?.text
    expect(told).toContain('palautamme rahasi viimeistään 16.11.2026.')
    expect(told).toContain('Palautuksesi on hyväksytty')
    expect(told).not.toMatch(/olemme (palauttaneet|hyvittäneet)/i)
    expect(await returnsOfOrders.withdrawnOf(test.deps.db, order.id)).toMatchObject([{ awaits_money: true }])
  })

  it('has its customer wait for no money that has left', async () => {
    await refund()
    expect(await returnsOfOrders.withdrawnOf(test.deps.db, order.id)).toMatchObject([{ awaits_money: false }])
  })

  it('is not taken back behind the back of the return, which would still say that it was given', async () => {
    await refund({ method: 'bank_transfer', paid_on: null, other_method_agreed: true })
    const given = (await money()).payments.find(({ kind }) => kind === 'refund')
    const undo = `/api/admin/payments/${given?.id}/undo`
    expect((await test.fail('POST /api/admin/payments/{id}/undo', { path: undo })).problem.code).toBe('payment_closed')
    expect((await get()).refunded).toBe((await money()).refunded)
  })

  it('takes no day that has not come, which would put the deadline off', async () => {
    for (const day of ['sent_on', 'arrived_on'])
      expect(await refuse({ [day]: '2027-03-01' })).toMatchObject({ errors: [{ path: day }] })
    expect(await refuseRefund({ paid_on: '2027-03-01' })).toMatchObject({ errors: [{ path: 'paid_on' }] })
  })

  it('gives back no more than was paid and not given back', async () => {
    await test.call('POST /api/admin/orders/{id}/refunds', {
      path: `/api/admin/orders/${order.id}/refunds`,
      body: { method: 'cash', amount: order.total_amount - 10, paid_on: '2026-11-02', reason: 'Muu' },
    })
    expect((await refund()).refunded).toBe(10)
    expect((await money()).refundable).toBe(0)
  })

  it('goes by the way that the money came, unless the customer has agreed to another', async () => {
    const transfer = { method: 'bank_transfer', paid_on: null }
    expect(await refuseRefund(transfer)).toMatchObject({ errors: [{ path: 'method' }] })
    await refund({ ...transfer, other_method_agreed: true })
    expect((await money()).payments.find(({ kind }) => kind === 'refund')).toMatchObject({ state: 'waiting' })
  })

  it('is for those who may pay back', async () => {
    const { token } = await signInStaff(test, 'sales', 'Myyjä')
    const headers = { Authorization: `Bearer ${token}` }
    const { status } = await test.fail('POST /api/admin/returns/{id}/refund', {
      ...{ path: refundPath(), body: cash, headers, asAdmin: false },
    })
    expect(status).toBe(403)
  })

  it('leaves the sales of a month that is closed as they were', async () => {
    test.clock.now = new Date('2026-11-02T10:05:00Z')
    await issueReceipts(test.deps.db, test.clock.now)
    const november = async () => {
      const path = '/api/admin/accounting?year=2026&by=delivery'
      const { months } = (await test.call('GET /api/admin/accounting', { path })).answer
      return months.filter(({ month }) => month === '2026-11')
    }
    test.clock.now = new Date('2026-12-02T10:00:00Z')
    await test.call('POST /api/admin/accounting/periods/{month}/close', {
      path: '/api/admin/accounting/periods/2026-11/close',
    })
    const before = await november()
    expect(before).toMatchObject([{ is_closed: true, gross: order.total_amount }])
    await refund({ paid_on: '2026-12-02' })
    expect(await november()).toEqual(before)
  })
})
