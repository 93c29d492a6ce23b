// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../test/made-up-order.ts'
import { OrderStates } from './OrderStates.tsx'

const paid = { ...madeUpOrder, payment_method: 'bank_transfer' as const, paid_amount: madeUpOrder.total_amount }
const told = (order: typeof madeUpOrder, isBesideStatus: boolean) =>
  [
    ...render(<OrderStates order={order} isBesideStatus={isBesideStatus} />).container.querySelectorAll('[data-tone]'),
  ].map(({ textContent }) => textContent)

it('a row tells only what its status does not say yet', () => {
  const delivered = { ...paid, status: 'delivered' as const, delivery_state: 'delivered' as const }
  expect(told(delivered, true)).toEqual([])
  expect(told(delivered, false)).toEqual(['Maksettu', 'Toimitettu'])
  expect(told({ ...delivered, paid_amount: 0 }, true)).toEqual(['Maksamatta'])
  expect(told({ ...paid, status: 'processing', delivery_state: 'part_sent' }, true)).toHaveLength(2)
})
