// @vitest-environment happy-dom
import type { OrderDetail } from '@arkpax/schema/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../../test/made-up-order.ts'
import { type Answers, json, problem, renderScreen } from '../../../../test/screen.tsx'
import { EditOrder } from './EditOrder.tsx'

const item = {
  id: 'l1',
  product_id: '3',
  product_name: 'Lisäakku',
  quantity: 1,
  price: 890,
  discount: 0,
  vat_percent: 25.5,
}
const order: OrderDetail = { ...madeUpOrder, items: [item], events: [], contact_message: null, messages: [] }
const PUT = `PUT /api/admin/orders/${order.id}`
const PREVIEW = `POST /api/admin/orders/${order.id}/edit-preview`
const preview = (more: object = {}) =>
  json({
    changes: [{ what: 'Lisäakku', from: '1\u00A0kpl', to: '2\u00A0kpl' }],
    total_before: 890,
    total_after: 1780,
    mail: { to: order.customer_email, subject: 'Tilaustasi on muutettu', text: 'Hei' },
    ...more,
  })

async function openWith(answers: Answers, shown = order) {
  const tab = renderScreen(<EditOrder order={shown} />, {
    'GET /api/admin/products': () => json([{ id: '3', name: 'Lisäakku', price: 890, stock: 5, reserved: 0 }]),
    [PREVIEW]: () => preview(),
    ...answers,
  })
  await tab.user.click(screen.getByRole('button', { name: 'Muokkaa tilausta' }))
  const form = within(await screen.findByRole('dialog', { name: 'Muokkaa tilausta 1042' }))
  return { ...tab, form }
}
async function setQuantity({ user, form }: Awaited<ReturnType<typeof openWith>>, quantity: string) {
  const field = await form.findByLabelText('Määrä')
  await user.clear(field)
  await user.type(field, quantity)
  await user.click(form.getByRole('button', { name: 'Tarkista ja tallenna' }))
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Tallennetaanko muutokset?' }))

it('tells what the customer pays more before it saves, and mails only where that is wanted', async () => {
  const tab = await openWith({ [PUT]: () => json({ ...order, version: 2 }) })
  await setQuantity(tab, '2')
  const asked = await question()
  expect(asked.getByText('Asiakas maksaa 890,00 € lisää.')).toBeTruthy()
  expect(tab.callsOf(PUT)).toEqual([])
  await tab.user.click(asked.getByLabelText('Älä ilmoita asiakkaalle'))
  await tab.user.click(asked.getByRole('button', { name: 'Tallenna ilmoittamatta' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  const [sent] = tab.callsOf(PUT)
  expect(sent?.ifMatch).toBe('"1"')
  expect(sent?.body).toMatchObject({ notify: false, items: [{ id: 'l1', quantity: 2, price: 890 }] })
})

it('tells what is to be given back of what has been paid', async () => {
  const paid = { ...order, payment_method: 'bank_transfer' as const, paid_amount: 890 }
  const tab = await openWith({ [PREVIEW]: () => preview({ total_after: 770 }) }, paid)
  await setQuantity(tab, '1')
  expect((await question()).getByText('Palautettavaa 120,00 €.')).toBeTruthy()
})

it('goes on from what a colleague has saved, and asks again with the sums as they are', async () => {
  const theirs = { ...order, version: 2, note: 'Soittakaa ensin' }
  let saves = 0
  const tab = await openWith({
    [PUT]: () => (++saves === 1 ? problem(412, 'stale', 'Muutettu', { current: theirs }) : json(theirs)),
  })
  await setQuantity(tab, '2')
  await tab.user.click((await question()).getByRole('button', { name: 'Tallenna ja lähetä viesti' }))
  await waitFor(() => expect(tab.callsOf(PREVIEW)).toHaveLength(2))
  await tab.user.click((await question()).getByRole('button', { name: 'Tallenna ja lähetä viesti' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2))
  expect(tab.callsOf(PUT)[1]?.ifMatch).toBe('"2"')
  expect(tab.callsOf(PUT)[1]?.body).toMatchObject({ note: 'Soittakaa ensin', items: [{ quantity: 2 }] })
})

it('keeps what is typed when the server refuses it, and says so at the line', async () => {
  const tab = await openWith({
    [PREVIEW]: () =>
      problem(409, 'insufficient_stock', 'Varasto ei riitä', {
        errors: [{ path: 'items.0.quantity', detail: 'Tuotetta on varastossa enää 5\u00A0kpl.' }],
      }),
  })
  await setQuantity(tab, '9')
  expect(await tab.form.findByText('Tuotetta on varastossa enää 5 kpl.')).toBeTruthy()
  expect(tab.form.getByLabelText<HTMLInputElement>('Määrä').value).toBe('9')
})

it('is not offered of an order that has been sent', () => {
  renderScreen(<EditOrder order={{ ...order, status: 'shipped' }} />)
  expect(screen.queryByRole('button', { name: 'Muokkaa tilausta' })).toBeNull()
})
