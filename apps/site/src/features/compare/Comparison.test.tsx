// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { cleanStores } from 'nanostores'
import { afterAll, expect, it } from 'vitest'
import { renderScreen } from '../../../test/screen.tsx'
import { Comparison } from './Comparison.tsx'
import { compareList } from './compare.store.ts'
import type { ComparedProduct } from './comparison-rows.ts'

// A store lets go of its window a second after its last listener, when there may be none.
afterAll(() => cleanStores(compareList))

const station = (id: string, watts: number): ComparedProduct => ({
  id,
  name: `Asema ${id}`,
  price: 100,
  stock: 24,
  isStation: true,
  facts: { power: `${watts} W` },
  measures: { power: { value: watts, better: 'more' } },
})
const open = (...products: ComparedProduct[]) =>
  renderScreen(<Comparison products={products} />, { 'GET /api/products': () => new Response(null, { status: 503 }) })

it('says that there are no differences where only those are asked for', async () => {
  const { user } = open(station('1', 2400), station('2', 2400))
  expect(screen.queryByText('Vertailtavissa tiedoissa ei ole eroja.')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Näytä vain erot' }))
  expect(screen.getByText('Vertailtavissa tiedoissa ei ole eroja.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Näytä vain erot' }))
  expect(screen.queryByText('Vertailtavissa tiedoissa ei ole eroja.')).toBeNull()
})

it('shows the differences without a word where there are some', async () => {
  const { user } = open(station('1', 2400), station('2', 1800))
  await user.click(screen.getByRole('checkbox', { name: 'Näytä vain erot' }))
  expect(screen.queryByText('Vertailtavissa tiedoissa ei ole eroja.')).toBeNull()
})

it('draws the dot of the best value by a border, which colours of the reader leave there', () => {
  const { container } = open(station('1', 2400), station('2', 1800))
  const dots = [...container.querySelectorAll('td [data-dot]')]
  expect(dots).toHaveLength(1)
  expect(dots[0]?.classList).toContain('border-4')
  expect(dots[0]?.className).not.toContain('bg-')
})
