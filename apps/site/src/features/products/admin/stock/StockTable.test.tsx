// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { heldAnswer, json, problem, renderScreen } from '../../../../../test/screen.tsx'
import { StockTable } from './StockTable.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const LIST = 'GET /api/admin/products'
const product = { id: '1', name: 'Ark PRO', category: 'power-stations', price: 3350, stock: 24, reserved: 0 }
const table = <StockTable onEdit={() => {}} onHold={() => {}} />

it('shows the stock when it has come, and says until then that it is on its way', async () => {
  const held = heldAnswer(() => json([product]))
  renderScreen(table, { [LIST]: held.answer })
  expect(screen.getByRole('status').textContent).toBe('Ladataan...')
  held.release()
  expect(await screen.findByText('Ark PRO')).toBeTruthy()
})

it('says where products are added when there are none', async () => {
  renderScreen(table, { [LIST]: () => json([]) })
  expect(await screen.findByRole('heading', { name: 'Ei vielä tuotteita' })).toBeTruthy()
  expect(screen.getByText('Lisää tuote ensin tuotteiden hallinnassa.')).toBeTruthy()
})

it('tells why the list did not come and reads it again on demand', async () => {
  let isBroken = true
  const { user } = renderScreen(table, {
    [LIST]: () => (isBroken ? problem(500, 'internal', 'Palvelimella tapahtui virhe') : json([product])),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Tuotteiden lataaminen epäonnistui')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
  expect(await screen.findByText('Ark PRO')).toBeTruthy()
})

it('finds a product by its name or code, and keeps the words in the address', async () => {
  const { user, callsOf } = renderScreen(table, { [LIST]: () => json([product]) })
  await user.type(await screen.findByLabelText('Hae nimellä tai tuotekoodilla'), 'pro')
  await waitFor(() => expect(callsOf(LIST).at(-1)?.query).toMatchObject({ q: 'pro' }))
  expect(location.search).toBe('?q=pro')
})

it('shows only what runs low, fewest first, and says so in the address', async () => {
  const { user, callsOf } = renderScreen(table, { [LIST]: () => json([product]) })
  await user.selectOptions(await screen.findByLabelText('Varastotilanne'), 'Vähissä tai loppu')
  await user.click(await screen.findByRole('button', { name: 'Saldo' }))
  expect(location.search).toBe('?stock=low&sort=stock')
  await waitFor(() => expect(callsOf(LIST).at(-1)?.query).toMatchObject({ stock: 'low', sort: 'stock' }))
})

it('goes by what can be sold where it says how much is left', async () => {
  renderScreen(table, { [LIST]: () => json([{ ...product, reserved: 20 }]) })
  expect(await screen.findByText('Vähän')).toBeTruthy()
})
