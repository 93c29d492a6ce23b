// @vitest-environment happy-dom
import type { AccountingMonth } from '@arkpax/schema/accounting'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MonthTable } from './MonthTable.tsx'

const month = (number: number, to_return: number): AccountingMonth => ({
  ...{ month: `2026-${String(number).padStart(2, '0')}`, is_closed: false, rates: [] },
  ...{ net: 0, vat: 0, gross: 0, credits: 0, to_return },
})

it('what is owed to customers stands in a row of its own at its month, quarter and year, and not where nothing is', () => {
  const months = Array.from({ length: 12 }, (_, place) => month(place + 1, place === 10 ? 50 : 0))
  render(<MonthTable year={2026} months={months} />)
  const rows = screen.getAllByText(/^Asiakkaille palautettavaa \(ei myyntiä\): 50,00/)
  expect(rows.map((row) => row.parentElement?.textContent?.split('Asiakkaille')[0])).toEqual([
    'marraskuu 2026',
    '4. neljännes',
    'Vuosi 2026',
  ])
})
