// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fillCards } from './server-cards.ts'

afterEach(() => vi.unstubAllGlobals())

function pattern() {
  const template = document.createElement('template')
  template.innerHTML =
    '<div data-product-id="" data-live="card"><img data-part="picture"><a href="/tuote/" data-part="name"></a><span data-product-id="" data-live="price"></span><span data-product-id="" data-live="stock" data-place="list"></span><a href="/tuote/">Katso <span data-part="shortName"></span></a></div>'
  return template
}
const text = (html: string) => {
  const place = document.createElement('div')
  place.innerHTML = html
  return place
}
const answer = (products: object[] | undefined) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(products ?? {}), { status: products ? 200 : 503 }))

it('fills a card with the price and the stock of now, and drops that of a hidden product', async () => {
  answer([{ id: '1', name: 'Ark PRO 2400 W', price: 1_299, stock: 0, image_url: '/images/a.webp', rating: null }])
  const place = text('<p>A</p><div data-product="1"></div><div data-product="2"></div>')
  await fillCards(place, pattern())
  expect(place.querySelectorAll('[data-live="card"]')).toHaveLength(1)
  expect([...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/tuote/1', 'Ark PRO 2400 W'],
    ['/tuote/1', 'Katso Ark\u00A0PRO'],
  ])
  expect(place.querySelector('[data-live="price"]')?.textContent).toMatch(/1.299/)
  expect(place.querySelector('[data-live="stock"]')?.textContent).not.toBe('')
  expect(place.querySelector('[data-product]')).toBeNull()
})

it('leaves the text as it is without cards while the API is away', async () => {
  answer(undefined)
  const place = text('<p>A</p><div data-product="1"></div>')
  await fillCards(place, pattern())
  expect(place.innerHTML).toBe('<p>A</p>')
})
