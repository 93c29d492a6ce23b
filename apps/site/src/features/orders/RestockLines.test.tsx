// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../test/made-up-order.ts'
import { json, renderScreen } from '../../../test/screen.tsx'
import { StatusSelect } from './StatusSelect.tsx'

const lines = [
  { id: 'a', name: 'Ark PRO', quantity: 2, away: 0 },
  { id: 'b', name: 'Lisäakku', quantity: 1, away: 0 },
]
const PUT = `PUT /api/admin/orders/${madeUpOrder.id}/status`

it('cancelling asks why and what goes back line by line, and gives back what has been paid', async () => {
  const tab = renderScreen(<StatusSelect order={madeUpOrder} />, {
    [`GET /api/admin/orders/${madeUpOrder.id}/status-preview`]: () =>
      json({
        ...{ from_status: 'pending', to_status: 'cancelled', mail: null, review_invitation_at: null },
        ...{ stock: { move: 'returned', pieces: 3 }, lines, refundable: 120 },
      }),
    [PUT]: () => json({ ...madeUpOrder, status: 'cancelled' }),
  })
  await tab.user.selectOptions(screen.getByLabelText('Tilauksen 1042 tila'), 'cancelled')
  const question = within(await screen.findByRole('dialog'))
  const refund = await question.findByLabelText('Palauta maksu asiakkaalle (120,00 €)')
  expect(refund).toHaveProperty('checked', true)
  await tab.user.click(refund)
  expect(await question.findByText('Asiakas on maksanut. Palautettavaa jää 120,00 €.')).toBeTruthy()
  await tab.user.click(await question.findByLabelText('Palauta maksu asiakkaalle (120,00 €)'))
  await tab.user.selectOptions(question.getByLabelText('Peruutuksen syy'), 'out_of_stock')
  const first = await question.findByLabelText('Ark PRO, enintään 2 kpl')
  const confirm = () => question.getByRole('button', { name: 'Muuta tila ilmoittamatta' })
  await tab.user.clear(first)
  await tab.user.type(first, '3')
  expect(question.getByText('Anna kokonaisluku, enintään 2')).toBeTruthy()
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await tab.user.clear(first)
  await tab.user.type(first, '1')
  await tab.user.click(confirm())
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  expect(tab.callsOf(PUT)[0]?.body).toMatchObject({
    reason: 'out_of_stock',
    refund: true,
    restock_items: [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 1 },
    ],
  })
})

it('leaves what has been sent where it is, and says so', async () => {
  const tab = renderScreen(<StatusSelect order={madeUpOrder} />, {
    [`GET /api/admin/orders/${madeUpOrder.id}/status-preview`]: () =>
      json({
        ...{ from_status: 'pending', to_status: 'cancelled', mail: null, review_invitation_at: null },
        ...{ stock: { move: 'returned', pieces: 2 }, refundable: 100 },
        lines: lines
          .map((line) => ({ ...line, away: 1 }))
          .map((line, index) => (index ? line : { ...line, quantity: 3 })),
      }),
    [PUT]: () => json({ ...madeUpOrder, status: 'cancelled' }),
  })
  await tab.user.selectOptions(screen.getByLabelText('Tilauksen 1042 tila'), 'cancelled')
  const question = within(await screen.findByRole('dialog'))
  expect(await question.findByText('2 kpl on jo lähetetty.')).toBeTruthy()
  await tab.user.click(question.getByRole('button', { name: 'Muuta tila ilmoittamatta' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  expect(tab.callsOf(PUT)[0]?.body).toMatchObject({
    restock: true,
    restock_items: [
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 0 },
    ],
  })
})
