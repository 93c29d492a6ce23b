// @vitest-environment happy-dom
import type { Product } from '@arkpax/schema/products'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { json, renderScreen, shownToasts } from '../../../../../test/screen.tsx'
import { StockForm } from './StockForm.tsx'

const product: Product = {
  id: '3',
  name: 'Lisäakku',
  description: '',
  price: 890,
  image_url: '/images/a.webp',
  category: 'accessories',
  stock: 4,
  rating: null,
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
}
const PUT = 'PUT /api/admin/products/3/stock'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('admin_token', 'made-up')
})

function open() {
  const tab = renderScreen(<StockForm product={product} onClose={() => {}} onConflict={() => {}} />, {
    [PUT]: () => json({ ...product, stock: 6 }),
  })
  const field = screen.getByLabelText<HTMLInputElement>('Muutos (kpl)')
  const submit = () => tab.user.click(screen.getByRole('button', { name: 'Päivitä' }))
  async function type(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
  }
  return { ...tab, field, type, submit }
}

it.each([
  ['1,5', 'Anna kokonaisluku, esimerkiksi 5 tai -2.'],
  ['abc', 'Anna kokonaisluku, esimerkiksi 5 tai -2.'],
  ['1e3', 'Anna kokonaisluku, esimerkiksi 5 tai -2.'],
  ['', 'Kirjoita, montako kappaletta lisätään tai vähennetään.'],
  ['-5', 'Varastosaldo ei voi olla negatiivinen'],
])('a change of %j is refused in words at the field, which has the focus and its text', async (text, message) => {
  const { type, submit, field, callsOf } = open()
  await type(text)
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(text)
  expect(callsOf(PUT)).toEqual([])
})

it('a change is sent, with a minus sign of either kind', async () => {
  const { type, submit, callsOf } = open()
  await type('−2')
  await submit()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(callsOf(PUT)[0]?.body).toEqual({ stock: 2, note: '', expected: 4 })
})

it('a change can be taken back for ten seconds, over what it made and nothing else', async () => {
  const { type, submit, callsOf } = open()
  await type('2')
  await submit()
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Varastosaldo päivitetty'))
  const { action, until = 0 } = shownToasts().at(-1) ?? {}
  expect(until - Date.now()).toBeLessThanOrEqual(10_000)
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Varastosaldon muutos kumottu'))
  expect(callsOf(PUT)[1]?.body).toEqual({ stock: 4, note: 'Edellinen muutos kumottiin', expected: 6 })
})

it('what is typed is there after a reload, and gone once it is saved or cancelled', async () => {
  const first = open()
  await first.type('12')
  await first.user.type(screen.getByLabelText('Syy'), 'Hyllytys')
  first.unmount()
  const second = open()
  expect([second.field.value, screen.getByLabelText<HTMLInputElement>('Syy').value]).toEqual(['12', 'Hyllytys'])
  await second.submit()
  await waitFor(() => expect(second.callsOf(PUT)).toHaveLength(1))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  second.unmount()
  const third = open()
  await third.type('3')
  await third.user.click(screen.getByRole('button', { name: 'Peruuta' }))
  third.unmount()
  expect(open().field.value).toBe('0')
})
