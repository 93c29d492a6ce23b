// @vitest-environment happy-dom
import type { StaffProduct } from '@arkpax/schema/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../../test/screen.tsx'
import { ProductList } from './ProductList.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const productOf = (id: string, name: string, status: StaffProduct['status']) => ({
  id,
  name,
  status,
  category: 'accessories',
  description: '',
  price: 10,
  stock: 3,
  image_url: '/a.webp',
  version: 1,
})
const products = [
  productOf('a', 'Laturi', 'draft'),
  productOf('b', 'Kaapeli', 'shown'),
  productOf('c', 'Laukku', 'hidden'),
]
const LIST = 'GET /api/admin/products'
const changed = (id: string) => json({ ...products.find((one) => one.id === id), version: 2 })
const show = (answers: Answers = {}) =>
  renderScreen(<ProductList editing="" onEdit={() => {}} onRemove={() => {}} />, {
    [LIST]: () => json(products),
    'GET /api/admin/saved-filters': () => json([]),
    ...Object.fromEntries(products.map(({ id }) => [`PUT /api/admin/products/${id}`, () => changed(id)])),
    ...answers,
  })
const confirm = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name })

it('shows the chosen ones that are not shown, and takes it back to what each was', async () => {
  const { user, callsOf } = show()
  await user.click(await screen.findByLabelText('Valitse kaikki näkyvät (3)'))
  await user.click(screen.getByRole('button', { name: 'Näytä…' }))
  expect(screen.getByRole('heading', { name: 'Näytetäänkö 2\u00A0tuotetta?' })).toBeTruthy()
  await user.click(await confirm('Näytä asiakkaille'))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('2\u00A0tuotetta on nyt näkyvissä'))
  expect(callsOf('PUT /api/admin/products/b')).toHaveLength(0)
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('2\u00A0muutosta kumottu'))
  const bodies = (id: string) => callsOf(`PUT /api/admin/products/${id}`).map(({ body }) => body)
  expect(bodies('a')).toEqual([{ status: 'shown' }, { status: 'draft' }])
  expect(bodies('c')).toEqual([{ status: 'shown' }, { status: 'hidden' }])
})

it('names the one that could not be deleted, and why', async () => {
  const { user } = show({
    'DELETE /api/admin/products/a': () => new Response(null, { status: 204 }),
    'DELETE /api/admin/products/b': () => problem(404, 'not_found', 'Tuotetta ei löytynyt.'),
  })
  await user.click(await screen.findByLabelText('Valitse tuote Laturi'))
  await user.click(screen.getByLabelText('Valitse tuote Kaapeli'))
  await user.click(screen.getByRole('button', { name: 'Poista…' }))
  await user.click(await confirm('Poista pysyvästi'))
  expect(await screen.findByText('1 onnistui, 1 ei.')).toBeTruthy()
  expect(screen.getByText('Kaapeli:').parentElement?.textContent).toBe('Kaapeli: Tuotetta ei löytynyt.')
})

it('asks for what the address says, and for nothing that no list has', async () => {
  history.replaceState(null, '', '/?nakyvyys=draft&sort=-price&days=2026-01-01--2026-01-31')
  const { callsOf } = show()
  await screen.findByText('Laturi')
  const asked = { status: 'draft', sort: '-price', from: '2026-01-01', to: '2026-01-31' }
  expect(callsOf(LIST)[0]?.query).toMatchObject(asked)
})

it('an order in the address that is none shows the order of the site', async () => {
  history.replaceState(null, '', '/?sort=colour')
  const { callsOf } = show()
  await screen.findByText('Laturi')
  expect(callsOf(LIST)[0]?.query.sort).toBe('order')
})
