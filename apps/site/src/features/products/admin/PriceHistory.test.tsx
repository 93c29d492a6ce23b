// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { PriceHistory } from './PriceHistory.tsx'

const PRICES = 'GET /api/admin/products/7/prices'
const line = { kind: 'campaign', price: 2_990, changed_by: 'Aino' }

it('is read when it is opened, and tells what is still to come', async () => {
  const { callsOf } = renderScreen(<PriceHistory id="7" />, {
    [PRICES]: () =>
      json([
        { ...line, id: 'b', starts_at: '2199-11-26T22:00:00.000Z' },
        { ...line, id: 'a', starts_at: '2026-01-01T00:00:00.000Z' },
      ]),
  })
  expect(callsOf(PRICES)).toHaveLength(0)
  const group = screen.getByText('Hintahistoria').closest('details')
  if (!group) throw new Error('no group')
  group.open = true
  fireEvent(group, new Event('toggle'))
  expect(await screen.findAllByText('2 990,00 €')).toHaveLength(2)
  expect(screen.getAllByText('tulossa')).toHaveLength(1)
  expect(screen.getByText(/^27\.11\.2199 klo\s0\.00/)).toBeTruthy()
})
