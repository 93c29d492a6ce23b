// @vitest-environment happy-dom
import type { Order } from '@arkpax/schema/orders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../test/made-up-order.ts'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { OrderList } from './OrderList.tsx'

const ids = ['6e1dda80', '7e1dda80', '8e1dda80', '9e1dda80'].map((start) => `${start}-5a1c-4c0f-9a51-0c1d2e3f4a5b`)
const [A = '', B = '', C = '', D = ''] = ids

const numberOf = (id: string) => 1001 + ids.indexOf(id)
const orderOf = (id: string, more: Partial<Order> = {}): Order => ({
  ...madeUpOrder,
  id,
  number: numberOf(id),
  customer_name: `Asiakas ${id.slice(0, 1)}`,
  customer_email: `asiakas${id.slice(0, 1)}@example.fi`,
  ...more,
})
const orders = [orderOf(A), orderOf(B), orderOf(C, { customer_email: '' }), orderOf(D, { status: 'shipped' })]
const changed = (id: string) =>
  json({
    ...orderOf(id, { status: 'shipped', version: 2 }),
    undo: { event_id: `event ${id}`, until: '2026-11-20T10:00:10.000Z' },
  })

const answers = (more: Answers = {}): Answers => ({
  'GET /api/admin/orders': () => json(orders),
  ...Object.fromEntries(ids.map((id) => [`PUT /api/admin/orders/${id}/status`, () => changed(id)])),
  ...Object.fromEntries(ids.map((id) => [`POST /api/admin/orders/${id}/status/undo`, () => json(orderOf(id))])),
  ...more,
})
const query = { q: '', status: 'all', payment: 'all', delivery: 'all', sort: '-date' } as const
const list = <OrderList query={query} isFiltered={false} onSort={() => {}} onClear={() => {}} />
const boxOf = (id: string) => screen.findByLabelText<HTMLInputElement>(`Valitse tilaus ${numberOf(id)}`)
const chosenCount = () => within(screen.getByRole('region', { name: 'Valitut rivit' })).getByRole('status').textContent

async function chooseAllAndAsk(more: Answers = {}) {
  const tab = renderScreen(list, answers(more))
  await tab.user.click(await screen.findByLabelText('Valitse kaikki näkyvät (4)'))
  await tab.user.selectOptions(screen.getByLabelText('Uusi tila valituille'), 'shipped')
  await tab.user.click(screen.getByRole('button', { name: 'Muuta tila…' }))
  return { ...tab, question: within(await screen.findByRole('dialog')) }
}
const puts = (tab: { calls: { call: string }[] }) => tab.calls.filter(({ call }) => call.startsWith('PUT'))

it('rows are chosen one by one, as a range with Shift, and all at once', async () => {
  const { user } = renderScreen(list, answers())
  await user.click(await boxOf(A))
  expect(chosenCount()).toBe('1\u00A0rivi valittu')
  fireEvent.click(await boxOf(C), { shiftKey: true })
  expect(chosenCount()).toBe('3\u00A0riviä valittu')
  expect((await boxOf(B)).checked).toBe(true)
  expect((await boxOf(D)).checked).toBe(false)
  ;(await boxOf(B)).focus()
  await user.keyboard(' ')
  expect((await boxOf(B)).checked).toBe(false)
  await user.click(screen.getByLabelText('Valitse kaikki näkyvät (4)'))
  expect(chosenCount()).toBe('4\u00A0riviä valittu')
  await user.click(screen.getByRole('button', { name: 'Poista valinnat' }))
  expect(chosenCount()).toBe('')
})

it('asks once, names who is mailed, and leaves those that are in the state already', async () => {
  const { question } = await chooseAllAndAsk()
  expect(question.getByRole('heading').textContent).toBe('Muutetaanko 3\u00A0tilauksen tila?')
  expect(question.getAllByRole('listitem')).toHaveLength(2)
  expect(question.getByText('asiakas6@example.fi')).toBeTruthy()
  expect(question.getByText('Yksi valituista on jo tässä tilassa. Se jää ennalleen.')).toBeTruthy()
})

it('changes each with the version that was seen; nobody is told when that is chosen, and all is taken back at one press', async () => {
  const { question, ...tab } = await chooseAllAndAsk()
  await tab.user.click(question.getByLabelText('Älä ilmoita asiakkaille'))
  await tab.user.click(question.getByRole('button', { name: 'Muuta tilat ilmoittamatta' }))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('3\u00A0tilauksen tila päivitetty'))
  expect(puts(tab)).toMatchObject(
    [A, B, C].map((id) => ({
      call: `PUT /api/admin/orders/${id}/status`,
      body: { status: 'shipped', notify: false, restock: true },
      idempotencyKey: null,
      ifMatch: '"1"',
    })),
  )
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('3\u00A0muutosta kumottu'))
  const undone = tab.calls.filter(({ call }) => call.endsWith('/undo'))
  expect(undone.map(({ body }) => body)).toEqual([A, B, C].map((id) => ({ event_id: `event ${id}` })))
})

it('a refusal of one leaves the others be, and is named with its reason', async () => {
  const { question, ...tab } = await chooseAllAndAsk({
    [`PUT /api/admin/orders/${B}/status`]: () => problem(412, 'stale', 'Joku muu on muokannut tätä välissä.'),
  })
  await tab.user.click(question.getByRole('button', { name: 'Muuta tilat ja lähetä viestit' }))
  expect(await screen.findByText('2 onnistui, 1 ei.')).toBeTruthy()
  expect(screen.getByText('tilaus 1002, Asiakas 7:').closest('li')?.textContent).toContain('Joku muu on muokannut')
})

it('when the line breaks the rest is not sent, and that is told', async () => {
  const { question, ...tab } = await chooseAllAndAsk({
    [`PUT /api/admin/orders/${A}/status`]: () => Promise.reject(new TypeError('broken')),
  })
  await tab.user.click(question.getByRole('button', { name: 'Muuta tilat ja lähetä viestit' }))
  expect(await screen.findByText('0 onnistui, 1 ei.')).toBeTruthy()
  expect(screen.getByText('2 jäi lähettämättä, ja ne jäivät ennalleen.')).toBeTruthy()
  expect(puts(tab)).toHaveLength(1)
})
