// @vitest-environment happy-dom
import type { Product } from '@arkpax/schema/products'
import { beforeEach, expect, it } from 'vitest'
import { announceCut } from './announce-cut.ts'

const bag: Product = {
  ...{ id: 'b', name: 'Kantolaukku', description: 'Vettähylkivä', price: 79.9, image_url: '/images/laukku.webp' },
  ...{ category: 'accessories', stock: 3, rating: null, version: 1, created_at: '2026-11-01T10:00:00.000Z' },
}
const cut: Product = { ...bag, normalPrice: 89.9, lowestPrice30: 84.9, cutUntil: '2026-11-30' }
const told = () => document.querySelector('p')?.textContent?.replaceAll('\u00A0', ' ')

beforeEach(() => {
  document.body.innerHTML =
    '<p><span data-live="price" data-product-id="b">79,90 €</span><span>sis. alv 25,5 %</span></p>'
})

it('says what a cut price was, and until when it holds, once', () => {
  announceCut(cut)
  announceCut(cut)
  expect(told()).toBe(
    'Kampanjahinta79,90 €sis. alv 25,5 %normaalihinta 89,90 €,30 päivän alin hinta 84,90 €,voimassa 30.11.2026 asti',
  )
})

it('takes the words away when the campaign is over', () => {
  announceCut(cut)
  announceCut(bag)
  expect(told()).toBe('79,90 €sis. alv 25,5 %')
})

it('says a tax of its own', () => {
  announceCut({ ...bag, vatPercent: 13.5 })
  expect(told()).toBe('79,90 €sis. alv 13,5 %')
})
