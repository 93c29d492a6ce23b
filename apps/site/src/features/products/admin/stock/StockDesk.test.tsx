// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen, shownToasts } from '../../../../../test/screen.tsx'
import { GoodsList } from './GoodsList.tsx'
import { HoldsDialog } from './HoldsDialog.tsx'
import { ReorderList } from './ReorderList.tsx'
import { figureLines } from './stock-desk.fi.ts'

const goods = {
  id: 'g1',
  product_id: '1',
  product_name: 'Ark PRO',
  quantity: 10,
  received_quantity: 4,
  expected_on: '2026-12-09',
  reference: 'Tehdas',
  is_late: true,
  received_at: null,
  cancelled_at: null,
  version: 3,
  created_at: '2026-11-20T08:00:00.000Z',
}
const GOODS = 'GET /api/admin/incoming-goods'
const RECEIVE = 'POST /api/admin/incoming-goods/g1/receipt'
const lastToast = () => shownToasts().at(-1)
async function takeBack() {
  const { action } = lastToast() ?? {}
  await act(async () => action && 'onPress' in action && action.onPress())
}

it('goods that have come are put into stock, all that is left unless fewer are typed, and taken back', async () => {
  const { user, callsOf } = renderScreen(<GoodsList />, {
    [GOODS]: () => json([goods]),
    [RECEIVE]: () => json({ ...goods, received_quantity: 9, version: 4 }),
    [`${RECEIVE}/undo`]: () => json(goods),
  })
  expect(await screen.findByText('Myöhässä')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Merkitse saapuneeksi: Ark PRO, 9.12.2026' }))
  const field = screen.getByLabelText<HTMLInputElement>('Saapui nyt (kpl)')
  expect(field.value).toBe('6')
  await user.clear(field)
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Lisää varastoon' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Tavara lisätty varastoon'))
  expect(callsOf(RECEIVE)[0]).toMatchObject({ body: { quantity: 5 }, ifMatch: '"3"' })
  await takeBack()
  await waitFor(() => expect(lastToast()?.title).toBe('Saapuminen kumottu'))
  expect(callsOf(`${RECEIVE}/undo`)[0]).toMatchObject({ body: { quantity: 5 }, ifMatch: '"4"' })
})

it.each(['', '1,5', 'abc', '0'])('a receipt of %j is refused at its field, and nothing is sent', async (typed) => {
  const { user, callsOf } = renderScreen(<GoodsList />, { [GOODS]: () => json([goods]) })
  await user.click(await screen.findByRole('button', { name: /^Merkitse saapuneeksi/ }))
  const field = screen.getByLabelText<HTMLInputElement>('Saapui nyt (kpl)')
  await user.clear(field)
  if (typed) await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Lisää varastoon' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^(Anna määrä|Määrän on oltava)/)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
  expect(callsOf(RECEIVE)).toEqual([])
})

it('new goods are written down, and what the server says of a field stands at it', async () => {
  const ADD = 'POST /api/admin/incoming-goods'
  let isRefused = true
  const refusal = problem(422, 'invalid_fields', 'Tarkista', {
    errors: [{ path: 'expected_on', detail: 'Anna päivä' }],
  })
  const { user, callsOf } = renderScreen(<GoodsList />, {
    [GOODS]: () => json([]),
    'GET /api/admin/products': () => json([{ id: '1', name: 'Ark PRO' }]),
    [ADD]: () => (isRefused ? refusal : json(goods, 201)),
  })
  await user.click(await screen.findByRole('button', { name: 'Lisää saapuva erä' }))
  await screen.findByRole('option', { name: 'Ark PRO' })
  await user.selectOptions(screen.getByLabelText(/^Tuote/), 'Ark PRO')
  await user.type(screen.getByLabelText(/^Kappalemäärä/), '10')
  await user.type(screen.getByLabelText(/^Odotetaan/), '2026-12-09')
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Anna päivä')
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Saapuva erä tallennettu'))
  expect(callsOf(ADD).at(-1)?.body).toEqual({ product_id: '1', quantity: 10, expected_on: '2026-12-09', reference: '' })
})

it('goods that somebody else has changed meanwhile are told of, and what is typed stays', async () => {
  let current = goods
  const CHANGE = 'PUT /api/admin/incoming-goods/g1'
  const { user, callsOf } = renderScreen(<GoodsList />, {
    [GOODS]: () => json([current]),
    [CHANGE]: ({ ifMatch }) => (ifMatch === '"4"' ? json(current) : problem(412, 'stale', 'Joku muu', { current })),
  })
  await user.click(await screen.findByRole('button', { name: /^Muokkaa erää/ }))
  const field = screen.getByLabelText<HTMLInputElement>(/^Kappalemäärä/)
  await user.clear(field)
  await user.type(field, '12')
  current = { ...goods, quantity: 20, version: 4 }
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect((await screen.findByRole('alert')).textContent).toContain('nyt 20\u00A0kpl')
  expect(field.value).toBe('12')
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(callsOf(CHANGE).at(-1)).toMatchObject({ ifMatch: '"4"', body: { quantity: 12 } }))
})

it('units are kept for somebody; a shortage is told at its field, and a release can be taken back', async () => {
  const KEEP = 'POST /api/admin/stock-reservations'
  const kept = {
    ...{ id: 'r1', product_id: '1', product_name: 'Ark PRO', quantity: 2, reason_kind: 'staff' },
    ...{ reserved_until: '2026-11-29T22:00:00.000Z', note: 'Virtanen', created_at: '2026-11-20T08:00:00.000Z' },
  }
  const order = { id: 'o1', number: 1007, quantity: 3, created_at: '2026-11-20T08:00:00.000Z' }
  const waiting = { id: 'a1', email: 'aino@example.fi', confirmed_at: null }
  const { user, callsOf } = renderScreen(<HoldsDialog product={{ id: '1', name: 'Ark PRO' }} onClose={() => {}} />, {
    'GET /api/admin/products/1/stock-holds': () => json({ orders: [order], reservations: [kept] }),
    'GET /api/admin/stock-alerts': () => json([waiting]),
    'DELETE /api/admin/stock-reservations/r1': () => new Response(null, { status: 204 }),
    [KEEP]: ({ body }) =>
      (body as { quantity: number }).quantity > 2
        ? problem(409, 'insufficient_stock', 'Ei riitä', {
            errors: [{ path: 'quantity', detail: 'Vapaana on enää 2\u00A0kpl' }],
          })
        : json(kept, 201),
  })
  expect((await screen.findByRole('link', { name: /1007/ })).getAttribute('href')).toContain('o1')
  expect(await screen.findByText('aino@example.fi')).toBeTruthy()
  expect(screen.getByText('29.11.2026 asti')).toBeTruthy()
  const form = within(screen.getByRole('form', { name: 'Varaa asiakkaalle' }))
  await user.clear(form.getByLabelText(/^Kappalemäärä/))
  await user.type(form.getByLabelText(/^Kappalemäärä/), '3')
  await user.type(form.getByLabelText(/^Kenelle/), 'Korhonen')
  await user.click(form.getByRole('button', { name: 'Varaa' }))
  expect((await form.findByRole('alert')).textContent).toBe('Vapaana on enää 2\u00A0kpl')
  expect(form.getByLabelText<HTMLInputElement>(/^Kenelle/).value).toBe('Korhonen')
  await user.click(screen.getByRole('button', { name: 'Vapauta varaus: Virtanen' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Varaus vapautettu'))
  await takeBack()
  await waitFor(() => expect(lastToast()?.title).toBe('Varaus palautettu'))
  const again = { product_id: '1', quantity: 2, note: 'Virtanen', until: '2026-11-29' }
  expect(callsOf(KEEP).at(-1)?.body).toEqual(again)
})

it('the reorder list tells how a product sells and how many to order', async () => {
  const line = {
    ...{ product_id: '1', name: 'Ark PRO', available: 4, limit: 5, expected: 6, next_expected_on: '2026-12-09' },
    ...{ weekly_units: [0, 1, 2, 0, 0, 1, 0, 4], units_per_week: 1, days_left: 28, suggestion: 3 },
  }
  renderScreen(<ReorderList />, { 'GET /api/admin/reorder-list': () => json({ lines: [line] }) })
  expect(await screen.findByText('28 päivää')).toBeTruthy()
  expect(screen.getByText('6, 9.12.2026')).toBeTruthy()
  expect(screen.getByText('1 (0 · 1 · 2 · 0 · 0 · 1 · 0 · 4)')).toBeTruthy()
})

it('what is bound and coming is told in words, and nothing of what there is none', () => {
  const none = {
    product_id: '1',
    in_orders: 0,
    reserved: 0,
    available: 5,
    expected: 0,
    next_expected_on: null,
    late: 0,
  }
  expect(figureLines({ ...none, waiting: 0 })).toEqual([])
  const some = { in_orders: 2, reserved: 1, expected: 10, next_expected_on: '2026-12-09', late: 4, waiting: 1 }
  expect(figureLines({ ...none, ...some })).toEqual([
    'Avoimissa tilauksissa 2\u00A0kpl',
    'Varattu 1\u00A0kpl, vapaana 5\u00A0kpl',
    'Tulossa 6\u00A0kpl, 9.12.2026',
    'Myöhässä 4\u00A0kpl',
    'Yksi odottaa ilmoitusta',
  ])
})
