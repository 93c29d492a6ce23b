import { expect, it } from 'vitest'
import { receivablesLabel } from './receivables-label.ts'

const counts = { late: 0, overpaid: 0, unmatched: 3, refunds: 4 }

it('names what waits for staff, so that the views together count what their section does', () => {
  expect(receivablesLabel({ ...counts, late: 1, overpaid: 2 })).toBe(
    'Saatavat (1\u00A0myöhässä, 2\u00A0liikaa maksettua)',
  )
  expect(receivablesLabel({ ...counts, late: 1 })).toBe('Saatavat (1\u00A0myöhässä)')
  expect([receivablesLabel(counts), receivablesLabel(undefined)]).toEqual(['Saatavat', 'Saatavat'])
})
