import { DAY_MS } from '@arkpax/schema/durations'
import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'

let test: TestApp
let id: string
let number: number
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.fi' })
  const items = [
    { product_id: '1', quantity: 2 },
    { product_id: '4', quantity: 1 },
  ]
  const made = await test.call('POST /api/admin/orders', { body: orderInput({ items }) })
  id = made.answer.id
  number = made.answer.number
  secondsLater()
})

/** So many that a new order and a change of status can be undone no more. */
function secondsLater() {
  test.clock.now = new Date(test.clock.now.getTime() + STATUS_UNDO_MS)
}

const setStatus = (status: string) =>
  test.call('PUT /api/admin/orders/{id}/status', { path: `/api/admin/orders/${id}/status`, body: { status } })
/** What leaves when nothing can be undone any more. */
async function subjects() {
  secondsLater()
  return (await leavingMail(test)).map(({ subject }) => subject)
}
/** Staff sessions end long before the days that some tests wait. */
async function daysLater(days: number) {
  test.clock.now = new Date(test.clock.now.getTime() + days * DAY_MS)
  const last_seen_at = test.clock.now.toISOString()
  await test.deps.db
    .updateTable('admin_sessions')
    .set({ last_seen_at, expires_at: '2999-01-01T00:00:00.000Z' })
    .execute()
}

it('an order is confirmed to its customer with lines, total and a tracking link', async () => {
  const [mail] = await leavingMail(test)
  expect(mail).toMatchObject({ to: 'matti.meikalainen@example.fi', subject: `Tilausvahvistus ${number}` })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Hei Matti Meikäläinen,')
    expect(part).toMatch(/Ark PRO[^\n]*, 2\u00A0kpl/)
    expect(part).toMatch(/Yhteensä \(sis\. alv 25,5\u00A0%\)[\s\S]*\d\u00A0€/)
    expect(part).toMatch(new RegExp(`Tilausnumero[^(]*${number}`))
    expect(part).not.toContain(`(${id.slice(0, 8)})`)
    expect(part).toContain('Satamakatu 4 B 12, 00160 Helsinki')
    expect(part).toContain(`https://arkpax.fi/tilauksen-seuranta?order=${number}`)
  }
})

it('the confirmation waits ten seconds, and does not leave of an order that is cancelled by then', async () => {
  await leavingMail(test)
  const make = async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
  const confirmed = await make()
  expect(await leavingMail(test)).toEqual([])
  expect(await subjects()).toEqual([`Tilausvahvistus ${confirmed.number}`])

  const { id } = await make()
  const path = `/api/admin/orders/${id}/status`
  const body = { status: 'cancelled', notify: false }
  await test.call('PUT /api/admin/orders/{id}/status', { path, body })
  expect(await subjects()).toEqual([])
})

it('an order is not confirmed where staff say so, and its timeline tells that', async () => {
  await leavingMail(test)
  const { answer } = await test.call('POST /api/admin/orders', { body: orderInput({ notify: false }) })
  expect(await subjects()).toEqual([])
  const detail = await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${answer.id}` })
  expect(detail.answer.events).toMatchObject([{ type: 'created', notified: false }])
})

it('an order that is refused mails nothing', async () => {
  await leavingMail(test)
  const items = [{ product_id: '1', quantity: 9_999 }]
  await test.fail('POST /api/admin/orders', { body: orderInput({ items }) })
  expect(await leavingMail(test)).toEqual([])
})

it('each new status is told once; one that is old news by the time it could leave is not', async () => {
  await leavingMail(test)
  await setStatus('processing')
  await setStatus('processing')
  expect(await subjects()).toEqual([`Tilauksesi ${number} on käsittelyssä`])
  await setStatus('cancelled')
  await setStatus('shipped')
  expect(await subjects()).toEqual([`Tilauksesi ${number} on lähetetty`])
  await setStatus('cancelled')
  expect(await subjects()).toEqual([`Tilauksesi ${number} on peruutettu`])
})

it('a review is asked for a week after delivery, once, with a link to each product', async () => {
  await setStatus('delivered')
  await subjects()
  await daysLater(6)
  expect(await subjects()).toEqual([])
  await daysLater(1)
  const [invitation] = await leavingMail(test)
  expect(invitation?.subject).toBe('Mitä pidät ostoksestasi?')
  for (const product of ['1', '4']) expect(invitation?.html).toContain(`https://arkpax.fi/tuote/${product}#arvostelut`)

  await setStatus('shipped')
  await setStatus('delivered')
  await daysLater(30)
  expect(await subjects()).toEqual([`Tilauksesi ${number} on toimitettu`])
})

it('a review is not asked for when the order was cancelled after all', async () => {
  await setStatus('delivered')
  await setStatus('cancelled')
  await daysLater(7)
  expect(await subjects()).not.toContain('Mitä pidät ostoksestasi?')
})

it('a cancelled order says what becomes of the money, and says nothing of it where none has come', async () => {
  await leavingMail(test)
  await test.deps.db.updateTable('orders').set({ paid_cents: 84_700 }).execute()
  await setStatus('cancelled')
  secondsLater()
  expect((await leavingMail(test))[0]?.text).toMatch(/Olet maksanut tilauksesta [\d\u00A0,]+\u00A0€\. Palautamme rahan/)
  const unpaid = await test.call('POST /api/admin/orders', { body: orderInput({ notify: false }) })
  await test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${unpaid.answer.id}/status`,
    body: { status: 'cancelled' },
  })
  secondsLater()
  expect((await leavingMail(test))[0]?.text).not.toMatch(/[Pp]alaut/)
})

it('an order of which a part has gone before says that the rest is on its way', async () => {
  await leavingMail(test)
  await test.deps.db.updateTable('orders').set({ delivery_state: 'part_sent' }).execute()
  await setStatus('shipped')
  secondsLater()
  const [mail] = await leavingMail(test)
  expect(mail?.subject).toBe(`Tilauksesi ${number} on lähetetty kokonaan`)
  expect(mail?.text).toContain('Osan niistä lähetimme sinulle jo aiemmin.')
})
