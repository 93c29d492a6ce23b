// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
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

it('says in words which value is the better one, and what all share once, at the end', () => {
  const alike = (id: string, watts: number) => {
    const made = station(id, watts)
    return { ...made, facts: { ...made.facts, water: 'IP67' } }
  }
  const { container } = open(alike('1', 2400), alike('2', 1800))
  expect(container.querySelectorAll('[data-best]')).toHaveLength(1)
  expect(container.querySelector('[data-best]')?.textContent).toContain('parempi')
  expect(screen.getAllByText('IP67')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Yhteistä molemmille' })).getByText('IP67')).toBeTruthy()
})

it('reads a ticked value without a yes where it is a figure', () => {
  const charged = (id: string, solar: string) => ({ ...station(id, 2400), facts: { solar } })
  open(charged('1', '1200 W'), charged('2', 'aseman kautta'))
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1200 W', 'Kyllä, aseman kautta']),
  )
})
