// @vitest-environment happy-dom
import type { StaffProduct } from '@arkpax/schema/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { plainTrade } from '../../../../test/plain-trade.ts'
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
  regular_price: 10,
  ...plainTrade,
  rating: null,
  position: 100,
  details: {},
  created_at: '2026-11-20T10:00:00.000Z',
  stock: 3,
  image_url: '/a.webp',
  version: 1,
})
const products = [
  productOf('a', 'Laturi', 'draft'),
  productOf('b', 'Kaapeli', 'shown'),
  productOf('c', 'Laukku', 'hidden'),
]
const staleProblem = { type: '/', title: 'Muokkausristiriita', status: 412, code: 'stale', detail: 'Joku muu.' }
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

const ALL = 'PUT /api/admin/products'
/** Answers with these products a version later. */
const changedTogether =
  (...ids: string[]) =>
  () =>
    json({ products: products.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, version: 2 })) })
const undoLast = async () => {
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
}
const itemsOf = (call: { body: unknown } | undefined) => (call?.body as { items: unknown[] } | undefined)?.items

it('shows the chosen ones that are not shown, all in one call, and takes it back to what each was', async () => {
  const { user, callsOf } = show({ [ALL]: changedTogether('a', 'c') })
  await user.click(await screen.findByLabelText('Valitse kaikki näkyvät (3)'))
  await user.click(screen.getByRole('button', { name: 'Näytä…' }))
  expect(screen.getByRole('heading', { name: 'Näytetäänkö 2\u00A0tuotetta?' })).toBeTruthy()
  await user.click(await confirm('Näytä asiakkaille'))
  await waitFor(() => expect(callsOf(ALL)).toHaveLength(1))
  expect(itemsOf(callsOf(ALL)[0])).toEqual(['a', 'c'].map((id) => ({ id, version: 1, change: { status: 'shown' } })))
  await waitFor(() => expect(shownToasts().at(-1)?.action).toBeTruthy())
  await undoLast()
  await waitFor(() => expect(callsOf(ALL)).toHaveLength(2))
  expect(itemsOf(callsOf(ALL)[1])).toEqual([
    { id: 'a', version: 2, change: { status: 'draft' } },
    { id: 'c', version: 2, change: { status: 'hidden' } },
  ])
})

describe('prices of many', () => {
  const open = async (answers: Answers = {}) => {
    const shown = show({ [ALL]: changedTogether('a', 'b'), ...answers })
    await shown.user.click(await screen.findByLabelText('Valitse tuote Laturi'))
    await shown.user.click(screen.getByLabelText('Valitse tuote Kaapeli'))
    await shown.user.click(screen.getByRole('button', { name: 'Hinnat…' }))
    return shown
  }

  it('are seen as they are and as they will be, and are changed together', async () => {
    const { user, callsOf } = await open()
    await user.type(await screen.findByLabelText('Kuinka paljon'), '2,5')
    const preview = screen.getByRole('region', { name: 'Hinnat ennen ja jälkeen' })
    expect(within(preview).getAllByText('9,75 €')).toHaveLength(2)
    await user.click(await confirm('Muuta hinnat'))
    await waitFor(() => expect(callsOf(ALL)).toHaveLength(1))
    expect(itemsOf(callsOf(ALL)[0])).toEqual(['a', 'b'].map((id) => ({ id, version: 1, change: { price: 9.75 } })))
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('2\u00A0hintaa muutettu'))
    await undoLast()
    await waitFor(() => expect(callsOf(ALL)).toHaveLength(2))
    expect(itemsOf(callsOf(ALL)[1])).toEqual(['a', 'b'].map((id) => ({ id, version: 2, change: { price: 10 } })))
  })

  it('that somebody else has changed are told one by one, and what was typed stays', async () => {
    const theirs = { ...products[1], price: 12, regular_price: 12, version: 5 }
    const { user } = await open({
      [ALL]: () => json({ ...staleProblem, current: { products: [theirs] } }, 412),
    })
    await user.type(await screen.findByLabelText('Kuinka paljon'), '1')
    await user.click(await confirm('Muuta hinnat'))
    expect(await screen.findByText('Kaapeli: hinta on nyt 12,00 €')).toBeTruthy()
    expect((screen.getByLabelText('Kuinka paljon') as HTMLInputElement).value).toBe('1')
  })

  it('are not sent where nothing would be left of one, and a number is asked for', async () => {
    const { user, callsOf } = await open()
    await user.click(await confirm('Muuta hinnat'))
    expect(await screen.findByText('Anna luku')).toBeTruthy()
    await user.type(screen.getByLabelText('Kuinka paljon'), '100')
    expect(screen.getByText(/hinta loppuisi kokonaan/)).toBeTruthy()
    await user.click(await confirm('Muuta hinnat'))
    expect(callsOf(ALL)).toHaveLength(0)
  })
})

describe('a price in the list', () => {
  const PRICE = 'PUT /api/admin/products/a'
  const edit = async (answers: Answers = {}) => {
    const shown = show(answers)
    await shown.user.click(await screen.findByRole('button', { name: /^Hinta, Laturi/ }))
    const field = screen.getByRole('textbox', { name: 'Hinta, Laturi' })
    await shown.user.clear(field)
    return { ...shown, field }
  }

  it('is saved by Enter over the version that was seen, with a comma, and can be taken back', async () => {
    const { user, callsOf } = await edit()
    await user.keyboard('89,90{Enter}')
    await waitFor(() => expect(callsOf(PRICE)).toHaveLength(1))
    expect(callsOf(PRICE)[0]).toMatchObject({ body: { price: 89.9 } })
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Laturi: hinta on nyt 89,90\u00A0€'))
    await undoLast()
    await waitFor(() => expect(callsOf(PRICE)[1]).toMatchObject({ body: { price: 10 } }))
  })

  it('is left as it was by Escape, and what is no price is told at it', async () => {
    const { user, callsOf } = await edit()
    await user.keyboard('halpa{Enter}')
    expect(await screen.findByText('Anna hinta euroina, esimerkiksi 89,90')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: /^Hinta, Laturi/ }).textContent).toContain('10,00\u00A0€')
    expect(callsOf(PRICE)).toHaveLength(0)
  })

  it('the arrow saves it and goes to the next one', async () => {
    const { user, callsOf } = await edit()
    await user.keyboard('11{ArrowDown}')
    expect(await screen.findByRole('textbox', { name: 'Hinta, Kaapeli' })).toBeTruthy()
    await waitFor(() => expect(callsOf(PRICE)[0]).toMatchObject({ body: { price: 11 } }))
  })

  it('that somebody else has changed meanwhile is told with both, and stays typed', async () => {
    const theirs = { ...products[0], price: 12, regular_price: 12, version: 2 }
    const { user } = await edit({ [PRICE]: () => json({ ...staleProblem, current: theirs }, 412) })
    await user.keyboard('11{Enter}')
    expect(await screen.findByText(/hinta on nyt 12,00 €, kirjoitit 11,00 €/)).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Hinta, Laturi' }) as HTMLInputElement).value).toBe('11')
  })
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

it('finds a product by its name or code', async () => {
  const { user, callsOf } = show()
  await user.type(await screen.findByLabelText('Hae nimellä tai tuotekoodilla'), 'ark-bag')
  await waitFor(() => expect(callsOf(LIST).at(-1)?.query).toMatchObject({ q: 'ark-bag' }))
})

it('offers the count of the stock only to those who may change it', async () => {
  signedIn.set({ name: 'Essi', email: 'e@b.fi', role: 'editor', second_factor: false, must_add_second_factor: false })
  show()
  expect((await screen.findAllByRole('button', { name: /^Hinta, / })).length).toBe(3)
  expect(screen.queryByRole('button', { name: /^Saldo, / })).toBeNull()
})
