import type { DeliveryKind, DeliveryMethod, DeliveryZone } from '@arkpax/schema/delivery-settings'
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
  const rows = card.rows.map(({ name, prices }) => [name, ...prices].join(' ').replaceAll('\u00A0', ' '))
  const { isFrom, isCollection, columns } = card
  return { price: card.price.replaceAll('\u00A0', ' '), isFrom, isCollection, columns, rows }
}

it('what is free in one zone is no collection: it costs from nothing, by its zones', () => {
  expect(told(method('freight', { z0: 0, z1: 69, z2: 129 }))).toEqual({
    price: '0 €',
    isFrom: true,
    isCollection: false,
    columns: [],
    rows: ['Etelä Maksuton', 'Pohjoinen 69 €', 'Saaret 129 €'],
  })
})

it('what is free everywhere is free, and still no collection', () => {
  const free = { price: 'Maksuton', isFrom: false, isCollection: false }
  expect(told(method('home', { z0: 0, z1: 0, z2: 0 }))).toMatchObject(free)
})

it('fetched from us is free, and has no zones', () => {
  expect(told(method('collection'))).toEqual({ price: '0 €', isFrom: false, isCollection: true, columns: [], rows: [] })
})

it('one price everywhere is the price, and the least one where a heavier parcel, another way or a zone costs more', () => {
  const same = { z0: 9.9, z1: 9.9, z2: 9.9 }
  expect(told(method('home', same))).toMatchObject({ price: '9,90 €', isFrom: false })
  expect(told(method('home', same, { z0: 14.9, z1: 14.9, z2: 14.9 }))).toMatchObject({ price: '9,90 €', isFrom: true })
  expect(told(method('home', same), method('pickup_point', { z0: 5, z1: 5, z2: null }))).toMatchObject({
    price: '5 €',
    isFrom: true,
    rows: ['Etelä 5 € 9,90 €', 'Pohjoinen 5 € 9,90 €', 'Saaret – 9,90 €'],
  })
})

it('each zone has what it costs by each way, which heads its prices', () => {
  const { columns, rows } = told(
    method('home', { z0: 14.9, z1: 17.9, z2: 29.9 }),
    method('pickup_point', { z0: 8.9, z1: 8.9, z2: 14.9 }),
  )
  expect(columns).toEqual(['Noutopiste', 'Kotiovi'])
  expect(rows).toEqual(['Etelä 8,90 € 14,90 €', 'Pohjoinen 8,90 € 17,90 €', 'Saaret 14,90 € 29,90 €'])
})

it('a zone whose postcodes are one range is told by it, unless an earlier zone has a part of it', () => {
  const [islands, rest] = [{ postcodes: '216–217' }, { postcodes: '00–21' }].map((zone, index) => ({
    ...zone,
    id: `z${index}`,
    name: `Alue ${index}`,
    returnSupplement: 0,
  }))
  if (!islands || !rest) throw new Error('No zones')
  const methods = [method('freight', { z0: 129, z1: 49 })]
  const rangesOf = (...order: DeliveryZone[]) =>
    deliveryCards({ methods, zones: order })[0]?.rows.map(({ postcodes }) => postcodes?.replaceAll('\u2060', ''))
  expect(rangesOf(islands, rest)).toEqual([undefined, '21600–21799'])
  expect(rangesOf(rest, islands)).toEqual(['00000–21999', '21600–21799'])
})

it('a zone without a price comes last, with what is said of it', () => {
  expect(told(method('freight', { z0: null, z1: 69, z2: 49 })).rows).toEqual([
    'Saaret 49 €',
    'Pohjoinen 69 €',
    'Etelä Sovitaan',
  ])
})
