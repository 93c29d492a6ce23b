// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, json, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { OrderForm } from './OrderForm.tsx'
import { emptyLine, startingValues } from './order-form-values.ts'

const product = { id: '3', name: 'Lisäakku', price: 890, stock: 5, reserved: 0 }
const start = {
  ...startingValues(),
  customer_name: 'Aino Korhonen',
  customer_email: 'aino@example.fi',
  shipping_address: 'Kotikuja 1',
  shipping_postcode: '00100',
  items: [{ ...emptyLine, product_id: '3' }],
}

/** A server that makes the order, while its answer is lost on the way. */
const losesAnswer: Answers = {
  'GET /api/admin/products': () => json([product]),
  'POST /api/admin/orders': () => Promise.reject(new TypeError('Failed to fetch')),
}

const form = (draft: string) => (
  <OrderForm draft={draft} start={start} onCreated={() => {}} onTyped={() => {}} onCancel={() => {}} />
)
const keysOf = (calls: { idempotencyKey: string | null }[]) => calls.map(({ idempotencyKey }) => idempotencyKey)

async function openAndSend(draft: string, { city }: { city?: string } = {}) {
  const tab = renderScreen(form(draft), losesAnswer)
  await screen.findByRole('option', { name: /Lisäakku/ })
  await tab.user.selectOptions(screen.getByLabelText('Tuote'), '3')
  const field = screen.getByLabelText('Postitoimipaikka')
  if (city) {
    await tab.user.clear(field)
    await tab.user.type(field, city)
  }
  const before = tab.callsOf('POST /api/admin/orders').length
  await tab.user.click(screen.getByRole('button', { name: 'Luo tilaus' }))
  await waitFor(() => expect(tab.callsOf('POST /api/admin/orders')).toHaveLength(before + 1))
  window.dispatchEvent(new Event('pagehide'))
  tab.unmount()
  return keysOf(tab.callsOf('POST /api/admin/orders'))
}

it('sends the same order under the same key after a reload, so that a lost answer makes no second order', async () => {
  const [first] = await openAndSend('order:new', { city: 'Helsinki' })
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(await openAndSend('order:new')).toEqual([first])
})

it('sends another order under another key', async () => {
  const [first] = await openAndSend('order:new', { city: 'Helsinki' })
  const [second] = await openAndSend('order:new', { city: 'Turku' })
  expect(second).not.toBe(first)
})

it('a new order is taken back before its confirmation leaves, and need not be confirmed at all', async () => {
  const UNDO = 'POST /api/admin/orders/o1/undo'
  const tab = renderScreen(form('order:new'), {
    'GET /api/admin/products': () => json([product]),
    'POST /api/admin/orders': () => json({ id: 'o1', number: 1001, version: 1 }, 201),
    [UNDO]: () => json({ id: 'o1', version: 2, status: 'cancelled' }),
  })
  await screen.findByRole('option', { name: /Lisäakku/ })
  await tab.user.selectOptions(screen.getByLabelText('Tuote'), '3')
  await tab.user.type(screen.getByLabelText('Postitoimipaikka'), 'Helsinki')
  await tab.user.click(screen.getByLabelText('Älä lähetä tilausvahvistusta'))
  await tab.user.click(screen.getByRole('button', { name: 'Luo tilaus' }))
  await waitFor(() =>
    expect(shownToasts().at(-1)?.description).toBe('Tilausnumero on 1001. Asiakkaalle ei lähde tilausvahvistusta.'),
  )
  expect(tab.callsOf('POST /api/admin/orders')[0]?.body).toMatchObject({ notify: false })
  expect((shownToasts().at(-1)?.until ?? 0) - Date.now()).toBeLessThanOrEqual(10_000)
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Tilaus peruttu'))
  expect(tab.callsOf(UNDO)).toHaveLength(1)
})

it('shows the confirmation as it would leave, and makes no order', async () => {
  const mail = { to: 'aino@example.fi', subject: 'Tilausvahvistus 1042', text: 'Hei Aino Korhonen,' }
  const tab = renderScreen(
    <OrderForm
      draft="order:mail"
      start={{ ...start, shipping_city: 'Helsinki' }}
      onCreated={() => {}}
      onTyped={() => {}}
      onCancel={() => {}}
    />,
    { 'GET /api/admin/products': () => json([product]), 'POST /api/admin/orders/preview': () => json({ mail }) },
  )
  await screen.findByRole('option', { name: /Lisäakku/ })
  await tab.user.selectOptions(screen.getByLabelText('Tuote'), '3')
  await tab.user.click(screen.getByRole('button', { name: 'Näytä tilausvahvistus' }))
  expect((await screen.findByLabelText('Lähtevä viesti')).textContent).toBe('Tilausvahvistus 1042Hei Aino Korhonen,')
  expect(tab.callsOf('POST /api/admin/orders')).toEqual([])

  await tab.user.click(screen.getByLabelText('Älä lähetä tilausvahvistusta'))
  expect(screen.queryByRole('button', { name: 'Näytä tilausvahvistus' })).toBeNull()
})

it('tells of no mistake in a row that was just added, until somebody has been there or it is sent', async () => {
  const tab = renderScreen(form('order:rows'), { 'GET /api/admin/products': () => json([product]) })
  await screen.findByRole('option', { name: /Lisäakku/ })
  await tab.user.click(screen.getByRole('button', { name: 'Luo tilaus' }))
  expect(await screen.findByText('Postitoimipaikka on pakollinen')).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Lisää toimitusmaksu' }))
  const [, charge] = await screen.findAllByLabelText('À-hinta (€)')
  await act(async () => {})
  expect(screen.queryByText('Anna hinta')).toBeNull()
  await tab.user.click(charge as HTMLElement)
  await tab.user.tab()
  expect(await screen.findByText('Anna hinta')).toBeTruthy()
})
