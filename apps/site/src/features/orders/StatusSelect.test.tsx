// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder as order } from '../../../test/made-up-order.ts'
import { type Answers, heldAnswer, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { OrderList } from './OrderList.tsx'

const changed = { ...order, status: 'shipped', version: 2, undo: { event_id: 'e1', until: '2026-11-20T10:00:10.000Z' } }
const preview = { mail: { to: order.customer_email, subject: 'Tilauksesi', text: 'Lähetetty', html: '' }, stock: null }

const path = `/api/admin/orders/${order.id}`
const answers = (more: Answers = {}): Answers => ({
  'GET /api/admin/orders': () => json([order]),
  [`GET ${path}/status-preview`]: () => json(preview),
  [`PUT ${path}/status`]: () => json(changed),
  ...more,
})

const query = { q: '', status: 'all', payment: 'all', delivery: 'all', sort: '-date' } as const
const list = <OrderList query={query} isFiltered={false} onSort={() => {}} onClear={() => {}} />
const status = () => screen.findByLabelText('Tilauksen 1042 tila')

async function chooseShipped(more: Answers = {}) {
  const tab = renderScreen(list, answers(more))
  await tab.user.selectOptions(await status(), 'shipped')
  await tab.user.click(await screen.findByRole('button', { name: 'Muuta tila ja lähetä viesti' }))
  return tab
}
const lastToast = () => shownToasts().at(-1)
const pressUndo = () =>
  act(() => {
    const action = lastToast()?.action
    if (action && 'onPress' in action) action.onPress()
  })

it('names the order in what it tells, and offers to undo for as long as the server allows', async () => {
  const before = Date.now()
  await chooseShipped()
  await waitFor(() => expect(lastToast()?.title).toBe('Tilauksen tila päivitetty'))
  expect(lastToast()?.description).toContain('Tilaus 1042, uusi tila: Lähetetty.')
  expect(lastToast()?.action).toMatchObject({ label: 'Kumoa', name: 'Kumoa tilauksen 1042 muutos' })
  expect(lastToast()?.until).toBeGreaterThanOrEqual(before + 10_000)
  expect(lastToast()?.until).toBeLessThanOrEqual(Date.now() + 10_000)
})

it('shows the order as it is when the undo is refused, because a colleague has changed it since', async () => {
  const tab = await chooseShipped({
    [`POST ${path}/status/undo`]: () => problem(409, 'undo_expired', 'Tilaa on muutettu sen jälkeen.'),
  })
  await waitFor(() => expect(lastToast()?.action).toBeDefined())
  const reads = tab.callsOf('GET /api/admin/orders').length
  pressUndo()
  await waitFor(() => expect(lastToast()?.title).toBe('Kumoaminen epäonnistui'))
  await waitFor(() => expect(tab.callsOf('GET /api/admin/orders')).toHaveLength(reads + 1))
})

it('stays open while the change is on its way, so that closing does not look like calling it off', async () => {
  const held = heldAnswer(() => json(changed))
  const tab = await chooseShipped({ [`PUT ${path}/status`]: held.answer })
  const question = screen.getByRole('dialog')
  question.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }))
  await tab.user.click(screen.getByRole('button', { name: 'Peruuta' }))
  expect(screen.queryByRole('dialog')).toBe(question)
  await act(async () => held.release())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
