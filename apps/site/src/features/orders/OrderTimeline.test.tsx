// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../test/screen.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const lineOf = (number: number, action: string, changes: object[]) => ({
  ...{ id: `l${number}`, number, actor: null, action, entity: 'order', entity_id: 'o', title: '1001', changes },
  ...{ forgotten: false, created_at: `2026-11-22T10:00:0${number}.000Z` },
})

it('says of a change that was undone that no mail left', async () => {
  const lines = [
    lineOf(2, 'undo-status', [{ field: 'status', from: 'Lähetetty', to: 'Odottaa' }]),
    lineOf(1, 'set-status', [
      { field: 'status', from: 'Odottaa', to: 'Lähetetty' },
      { field: 'notify', from: null, to: 'kyllä' },
    ]),
  ]
  renderScreen(<OrderTimeline id="o" events={[]} />, { 'GET /api/admin/timelines/order/o': () => json(lines) })
  expect(await screen.findByText('Muutti tilaa, kumottiin, eikä asiakkaalle lähtenyt viestiä')).toBeTruthy()
  expect(screen.queryByText('Ilmoitus asiakkaalle:')).toBeNull()
})

it('tells among what staff did what happened by itself, in the order of time', async () => {
  const lines = [lineOf(3, 'undo-status', [])]
  const more = [
    { id: 'k', at: '2026-11-22T10:00:05.000Z', text: 'Kuitti 40001, 3 350,00 €' },
    { id: 'm', at: '2026-11-22T09:00:00.000Z', text: 'Maksu 3 350,00 €, tilisiirto' },
  ]
  renderScreen(<OrderTimeline id="o" events={[]} more={more} />, {
    'GET /api/admin/timelines/order/o': () => json(lines),
  })
  await screen.findAllByText(/tila/i)
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(told[0]).toContain('Maksu 3 350,00 €')
  expect(told.at(-1)).toContain('Kuitti 40001')
  expect(told).toHaveLength(3)
})
