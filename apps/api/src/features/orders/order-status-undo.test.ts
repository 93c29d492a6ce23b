import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls, statusPath } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create, read, setStock, stockOf, change } = shopCalls(() => test)

const secondsLater = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}
const undoOptions = (id: string, event_id?: string) => ({ path: `${statusPath(id)}/undo`, body: { event_id } })
const undo = async (id: string, eventId?: string) =>
  (await test.call('POST /api/admin/orders/{id}/status/undo', undoOptions(id, eventId))).answer
const refuseUndo = (id: string, eventId?: string) =>
  test.fail('POST /api/admin/orders/{id}/status/undo', undoOptions(id, eventId))
const subjects = async () => (await leavingMail(test)).map(({ subject }) => subject.replace(/ \d{4} /, ' … '))
const salesOf = async (path: string) => (await test.call('GET /api/admin/analytics', { path })).answer
/** An order whose confirmation has left. */
async function ordered(quantity = 3) {
  await setStock('1', 5)
  const order = await create({ items: [{ product_id: '1', quantity }] })
  secondsLater(10)
  await leavingMail(test)
  return order
}

describe('the mail about a new status', () => {
  it('waits for ten seconds, and then leaves', async () => {
    const { id } = await ordered()
    const { undo } = await change(id, { status: 'processing' })
    expect(Date.parse(undo?.until ?? '') - test.clock.now.getTime()).toBe(10_000)
    secondsLater(9)
    expect(await subjects()).toEqual([])
    secondsLater(1)
    expect(await subjects()).toEqual(['Tilauksesi … on käsittelyssä'])
  })

  it('is not made where the customer is not to be told, and asks for no review either', async () => {
    const { id } = await ordered()
    await change(id, { status: 'delivered', notify: false })
    secondsLater(30 * 24 * 3600)
    expect(await subjects()).toEqual([])
    const mails = await test.deps.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute()
    expect(mails).toEqual([])
  })

  it('asks for a review at the first delivery that the customer is told of', async () => {
    const { id } = await ordered()
    await change(id, { status: 'delivered', notify: false })
    await change(id, { status: 'shipped', notify: false })
    await change(id, { status: 'delivered' })
    secondsLater(7 * 24 * 3600)
    expect(await subjects()).toEqual(['Tilauksesi … on toimitettu', 'Mitä pidät ostoksestasi?'])
  })

  it('leaves once when a status was left and set again while it waited', async () => {
    const { id } = await ordered()
    for (const status of ['shipped', 'processing', 'shipped'] as const) await change(id, { status })
    secondsLater(10)
    expect(await subjects()).toEqual(['Tilauksesi … on lähetetty'])
  })
})

describe('the timeline', () => {
  it('tells where the customer was not told, and what happened to stock', async () => {
    const { id } = await ordered()
    await change(id, { status: 'processing' })
    secondsLater(1)
    await change(id, { status: 'cancelled', notify: false })
    secondsLater(1)
    await change(id, { status: 'pending', notify: false })
    expect((await read(id)).events).toMatchObject([
      { type: 'created', notified: true, stock_move: null },
      { to_status: 'processing', notified: true, stock_move: null },
      { to_status: 'cancelled', notified: false, stock_move: 'returned' },
      { to_status: 'pending', notified: false, stock_move: 'taken' },
    ])
  })
})

describe('what is told of a mail that never left', () => {
  it('is that the customer was not told, where the status was changed again while it waited', async () => {
    const { id } = await ordered()
    await change(id, { status: 'shipped' })
    secondsLater(1)
    await change(id, { status: 'processing' })
    secondsLater(10)
    expect(await subjects()).toEqual(['Tilauksesi … on käsittelyssä'])
    expect((await read(id)).events.slice(1)).toMatchObject([
      { to_status: 'shipped', notified: false },
      { to_status: 'processing', notified: true },
    ])
  })

  it('is in the line of the undo', async () => {
    const { id } = await ordered()
    const { undo: made } = await change(id, { status: 'shipped' })
    await undo(id, made?.event_id)
    const path = `/api/admin/timelines/order/${id}`
    const [line] = (await test.call('GET /api/admin/timelines/{entity}/{id}', { path })).answer
    expect(line).toMatchObject({
      action: 'undo-status',
      changes: [{ field: 'status' }, { field: 'notify', from: 'Kyllä', to: 'Ei' }],
    })
  })

  it('is of an order that was cancelled at once that nobody was told of it', async () => {
    const { id } = await create({ items: [{ product_id: '1', quantity: 1 }] })
    await change(id, { status: 'cancelled', notify: false })
    secondsLater(10)
    expect(await subjects()).toEqual([])
    expect((await read(id)).events).toMatchObject([{ type: 'created', notified: false }, { notified: false }])
  })
})

describe('a cancelled order whose pieces do not come back', () => {
  it('leaves stock alone, also when it is taken up again', async () => {
    const { id, items } = await ordered()
    await change(id, { status: 'delivered' })
    await change(id, { status: 'cancelled' })
    expect(await stockOf('1')).toBe(2)
    await change(id, { status: 'delivered' })
    expect(await stockOf('1')).toBe(2)
    await change(id, { status: 'cancelled', restock_items: [{ id: items[0]?.id ?? '', quantity: 3 }] })
    expect(await stockOf('1')).toBe(5)
  })
})

describe('undoing a change of status', () => {
  it('brings back status, stock, timeline and sales, and the mail never leaves', async () => {
    const { id } = await ordered()
    const today = '/api/admin/analytics'
    const before = { order: await read(id), stock: await stockOf('1'), sales: await salesOf(today) }

    const { undo: made } = await change(id, { status: 'cancelled' })
    expect(await stockOf('1')).toBe(5)
    secondsLater(9)
    expect(await undo(id, made?.event_id)).toMatchObject({ id, status: 'pending' })

    const version = before.order.version + 2
    expect(await read(id)).toEqual({ ...before.order, version, updated_at: test.clock.now.toISOString() })
    expect([await stockOf('1'), await salesOf(today)]).toEqual([before.stock, before.sales])
    secondsLater(3600)
    expect(await subjects()).toEqual([])
  })

  it('of an order that was taken up again returns its pieces', async () => {
    const { id } = await ordered()
    await change(id, { status: 'cancelled' })
    const { undo: made } = await change(id, { status: 'processing' })
    expect(await stockOf('1')).toBe(2)
    await undo(id, made?.event_id)
    expect(await stockOf('1')).toBe(5)
  })

  it('lets the mail about the status before it go, even when that was just about to leave', async () => {
    const { id } = await ordered()
    await change(id, { status: 'shipped' })
    secondsLater(8)
    const { undo: made } = await change(id, { status: 'cancelled' })
    secondsLater(4)
    expect(await subjects()).toEqual([])
    await undo(id, made?.event_id)
    secondsLater(10)
    expect(await subjects()).toEqual(['Tilauksesi … on lähetetty'])
  })

  it('of a delivery takes the invitation to review back too, and it comes with the next one', async () => {
    const { id } = await ordered()
    const { undo: made } = await change(id, { status: 'delivered' })
    await undo(id, made?.event_id)
    await change(id, { status: 'delivered' })
    secondsLater(8 * 24 * 3600)
    expect(await subjects()).toEqual(['Tilauksesi … on toimitettu', 'Mitä pidät ostoksestasi?'])
  })

  it('is refused when ten seconds have gone, and nothing changes', async () => {
    const { id } = await ordered()
    const { undo: made } = await change(id, { status: 'cancelled' })
    const after = await read(id)
    secondsLater(10)
    const { status, problem } = await refuseUndo(id, made?.event_id)
    expect([status, problem.code]).toEqual([409, 'undo_expired'])
    expect(problem.detail).toBe('Kumoamisen aika on kulunut. Muuta tilaa tarvittaessa uudelleen.')
    expect([await read(id), await stockOf('1')]).toEqual([after, 5])
    expect(await subjects()).toEqual(['Tilauksesi … on peruutettu'])
  })

  it('is refused once the status was changed again, and a second time', async () => {
    const { id } = await ordered()
    const first = await change(id, { status: 'processing' })
    const second = await change(id, { status: 'shipped' })
    expect((await refuseUndo(id, first.undo?.event_id)).problem.code).toBe('undo_expired')
    await undo(id, second.undo?.event_id)
    expect((await refuseUndo(id, second.undo?.event_id)).problem.code).toBe('undo_expired')
    expect((await read(id)).status).toBe('processing')
  })

  it('is refused when the pieces that came back have been sold', async () => {
    const { id } = await ordered()
    const { undo: made } = await change(id, { status: 'cancelled' })
    await create({ items: [{ product_id: '1', quantity: 4 }] })
    const { status, problem } = await refuseUndo(id, made?.event_id)
    expect([status, problem.code]).toEqual([409, 'insufficient_stock'])
    expect(problem.detail).toMatch(/^Peruutusta ei voi kumota\. Tuotetta .* on varastossa enää 1\u00A0kpl\.$/)
    expect([(await read(id)).status, await stockOf('1')]).toEqual(['cancelled', 1])
    secondsLater(10)
    expect(await subjects()).toContain('Tilauksesi … on peruutettu')
  })

  it('cannot undo how the order was made, nor an order that is not there', async () => {
    const { id } = await ordered()
    const [made] = (await read(id)).events
    expect((await refuseUndo(id, made?.id)).problem.code).toBe('undo_expired')
    expect((await refuseUndo('x', made?.id)).status).toBe(404)
    expect((await refuseUndo(id)).status).toBe(422)
  })

  it('is done once by two that ask at once', async () => {
    const { id } = await ordered()
    const { undo: made } = await change(id, { status: 'cancelled' })
    const ask = () =>
      test.app.request(`${statusPath(id)}/undo`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
        body: JSON.stringify({ event_id: made?.event_id }),
      })
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await stockOf('1')).toBe(2)
  })
})
