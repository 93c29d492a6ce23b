import type { DeliveryKind, DeliveryMethod } from '@arkpax/schema/delivery-settings'
import { expect, it } from 'vitest'
import { deliveryCards } from './delivery-cards.ts'

type Prices = DeliveryMethod['steps'][number]['prices']

const zones = ['Etelä', 'Pohjoinen', 'Saaret'].map((name, index) => ({
  id: `z${index}`,
  name,
  postcodes: `${index}`,
  returnSupplement: 0,
}))
const method = (kind: DeliveryKind, ...prices: Prices[]): DeliveryMethod => ({
  id: kind,
  kind,
  name: kind,
  description: '',
  isOffered: true,
  daysFrom: 2,
  daysTo: 5,
  steps: prices.map((each, index) => ({ upToGrams: 1000 * (index + 1), prices: each })),
})

/** The first card with plain spaces, which are easier to read. */
function told(...methods: DeliveryMethod[]) {
  const [card] = deliveryCards({ methods, zones })
  if (!card) throw new Error('No card')
  const rows = card.rows.map(({ name, said }) => `${name} ${said}`.replaceAll('\u00A0', ' '))
  return { price: card.price.replaceAll('\u00A0', ' '), isFrom: card.isFrom, isCollection: card.isCollection, rows }
}

it('what is free in one zone is no collection: it costs from nothing, by its zones', () => {
  expect(told(method('freight', { z0: 0, z1: 69, z2: 129 }))).toEqual({
    price: '0 €',
    isFrom: true,
    isCollection: false,
    rows: ['Etelä Maksuton', 'Pohjoinen 69 €', 'Saaret 129 €'],
  })
})

it('what is free everywhere is free, and still no collection', () => {
  const free = { price: 'Maksuton', isFrom: false, isCollection: false }
  expect(told(method('home', { z0: 0, z1: 0, z2: 0 }))).toMatchObject(free)
})

it('fetched from us is free, and has no zones', () => {
  expect(told(method('collection'))).toEqual({ price: '0 €', isFrom: false, isCollection: true, rows: [] })
})

it('one price everywhere is the price, and the least one where a heavier parcel, another way or a zone costs more', () => {
  const same = { z0: 9.9, z1: 9.9, z2: 9.9 }
  expect(told(method('home', same))).toMatchObject({ price: '9,90 €', isFrom: false })
  expect(told(method('home', same, { z0: 14.9, z1: 14.9, z2: 14.9 }))).toMatchObject({ price: '9,90 €', isFrom: true })
  expect(told(method('home', same), method('pickup_point', { z0: 5, z1: 5, z2: null }))).toMatchObject({
    price: '5 €',
    isFrom: true,
    rows: ['pickup_point 5 €', 'home 9,90 €'],
  })
})

it('the zone where each way costs the most has a row of its own, the ways have what they cost elsewhere', () => {
  const rows = told(
    method('home', { z0: 14.9, z1: 17.9, z2: 29.9 }),
    method('pickup_point', { z0: 8.9, z1: 8.9, z2: 14.9 }),
  )
  expect(rows.rows.map((row) => row.replaceAll('\u2060', ''))).toEqual([
    'pickup_point 8,90 €',
    'home 14,90–17,90 €',
    'Saaret 14,90–29,90 €',
  ])
})

it('a zone without a price comes last, with what is said of it', () => {
  expect(told(method('freight', { z0: null, z1: 69, z2: 49 })).rows).toEqual([
    'Saaret 49 €',
    'Pohjoinen 69 €',
    'Etelä Sovitaan',
  ])
})
