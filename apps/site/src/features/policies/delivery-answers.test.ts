import type { DeliveryKind, DeliveryMethod } from '@arkpax/schema/delivery-settings'
import { expect, it } from 'vitest'
import { deliveryAnswers } from './delivery-answers.ts'

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

/** The first answer with plain spaces, which are easier to read. */
function told(...methods: DeliveryMethod[]) {
  const [answer] = deliveryAnswers({ methods, zones }, 'Satamakatu 1')
  if (!answer) throw new Error('No answer')
  return { ...answer, figure: answer.figure.replaceAll('\u00A0', ' ') }
}

it('what is free in one zone is no collection: it costs from nothing', () => {
  const { figure, isFrom, lines } = told(method('freight', { z0: 0, z1: 69, z2: 129 }))
  expect({ figure, isFrom }).toEqual({ figure: '0 €', isFrom: true })
  expect(lines).not.toContain('Satamakatu 1')
})

it('what is free everywhere is free, and still no collection', () => {
  const { figure, isFrom, lines } = told(method('home', { z0: 0, z1: 0, z2: 0 }))
  expect({ figure, isFrom }).toEqual({ figure: 'Maksuton', isFrom: false })
  expect(lines).not.toContain('Satamakatu 1')
})

it('fetched from us is free, and tells where', () => {
  const { about, figure, isFrom, lines } = told(method('collection'))
  expect({ about, figure, isFrom }).toEqual({ about: 'collection', figure: '0 €', isFrom: false })
  expect(lines.at(-1)).toBe('Satamakatu 1')
})

it('one price everywhere is the price, and the least one where a heavier parcel, another way or a zone costs more', () => {
  const same = { z0: 9.9, z1: 9.9, z2: 9.9 }
  expect(told(method('home', same))).toMatchObject({ figure: '9,90 €', isFrom: false })
  expect(told(method('home', same, { z0: 14.9, z1: 14.9, z2: 14.9 }))).toMatchObject({ figure: '9,90 €', isFrom: true })
  expect(told(method('home', same), method('pickup_point', { z0: 5, z1: 5, z2: null }))).toMatchObject({
    figure: '5 €',
    isFrom: true,
    lines: ['pickup_point', expect.stringContaining('arkipäivää')],
  })
})

it('what is not delivered anywhere has no answer', () => {
  expect(deliveryAnswers({ methods: [method('home', { z0: null })], zones }, '')).toEqual([])
})
