import { describe, expect, it } from 'vitest'
import { type DeliveryLine, deliveryOptions } from './delivery-price.ts'
import { deliverySettings } from './delivery-settings.ts'
import { seededSettings } from './seed-for-test.ts'

const settings = seededSettings()
const station: DeliveryLine = { quantity: 1, grossGrams: 31_000, unNumber: 'UN3480', category: 'power-stations' }
const battery: DeliveryLine = { quantity: 1, grossGrams: 23_500, unNumber: 'UN3480', category: 'accessories' }
const panel: DeliveryLine = { quantity: 1, grossGrams: 8_800, unNumber: null, category: 'accessories' }

const TURKU = '20100'
const ROVANIEMI = '96100'
const NAUVO = '21660'
const MAARIANHAMINA = '22100'
const optionsOf = (postcode: string, lines: DeliveryLine[], of = settings) => deliveryOptions(of, { postcode, lines })
const prices = (postcode: string, lines: DeliveryLine[], of = settings) =>
  Object.fromEntries(optionsOf(postcode, lines, of).map(({ kind, priceCents }) => [kind, priceCents]))

describe('what travels how', () => {
  it('a panel may go to a pickup point, in a parcel, by freight or be fetched', () => {
    expect(prices(TURKU, [panel])).toEqual({ freight: 4_900, home: 1_490, pickup_point: 890, collection: 0 })
  })

  it.each([
    ['a station', [station]],
    ['a battery', [battery]],
    ['a panel with a battery', [panel, battery]],
    ['a station whose number nobody has written down', [{ ...station, unNumber: null }]],
    ['batteries packed with equipment', [{ ...panel, unNumber: 'UN3481' }]],
  ])('%s never goes to a pickup point or in a parcel', (_, lines) => {
    expect(Object.keys(prices(TURKU, lines))).toEqual(['freight', 'collection'])
  })

  it('no setting lets it', () => {
    const everywhere = settings.delivery.methods.map((method) => ({ ...method, kind: 'pickup_point' as const }))
    const changed = { ...settings, delivery: { ...settings.delivery, methods: everywhere } }
    expect(optionsOf(TURKU, [station], changed)).toEqual([])
  })

  it('a method that is not offered is not', () => {
    const methods = settings.delivery.methods.map((method) => ({ ...method, isOffered: method.kind !== 'home' }))
    const changed = { ...settings, delivery: { ...settings.delivery, methods } }
    expect(prices(TURKU, [panel], changed)).not.toHaveProperty('home')
  })
})

describe('the price', () => {
  it.each([
    [1, 4_900],
    [2, 7_900],
    [8, 12_900],
    [9, 21_900],
  ])('of %i stations goes by their weight together: %i cents', (quantity, cents) => {
    expect(prices(TURKU, [{ ...station, quantity }])).toEqual({ freight: cents, collection: 0 })
  })

  it('goes by the zone of the postcode', () => {
    expect([TURKU, ROVANIEMI, NAUVO].map((postcode) => prices(postcode, [station]).freight)).toEqual([
      4_900, 6_900, 12_900,
    ])
  })

  it('of just the weight of a step is that of the step', () => {
    const heavy = (grossGrams: number) => prices(TURKU, [{ ...station, grossGrams }]).freight
    expect([heavy(35_000), heavy(35_001)]).toEqual([4_900, 7_900])
  })

  it.each([
    ['an unknown weight', TURKU, [panel, { ...panel, grossGrams: null }]],
    ['a heavier load than the table has', TURKU, [{ ...panel, quantity: 1_000 }]],
    ['a place without a price', NAUVO, [{ ...panel, quantity: 60 }]],
    ['a postcode that is in no zone', '111 22', [panel]],
  ])('of %s is to be agreed: freight has no figure, parcels are left out', (_, postcode, lines) => {
    expect(prices(postcode, lines)).toEqual({ freight: null, collection: 0 })
  })
})

describe('what sending back costs', () => {
  const back = (postcode: string, lines: DeliveryLine[]) => optionsOf(postcode, lines)[0]?.returnCostCents

  it('is told of each piece: batteries by one price, the rest by the other', () => {
    expect(back(TURKU, [{ ...station, quantity: 2 }, panel])).toBe(2 * 4_900 + 1_500)
  })

  it('has the supplement of its zone for each piece', () => {
    expect(back(NAUVO, [station, panel])).toBe(4_900 + 1_500 + 2 * 6_000)
  })

  it('to Åland is to be agreed, whatever the table says: there is a border of taxes between', () => {
    const zones = [{ id: 'muu-suomi', name: 'Koko Suomi', postcodes: '0–9', returnSupplement: 0 }]
    const whole = { ...settings, delivery: { ...settings.delivery, zones } }
    expect(prices(MAARIANHAMINA, [panel], whole)).toEqual({ freight: null, collection: 0 })
    expect(back(MAARIANHAMINA, [station])).toBeNull()
    expect(prices(TURKU, [panel], whole).freight).not.toBeNull()
  })

  it('is to be agreed where there is no zone', () => {
    expect(back('111 22', [station])).toBeNull()
  })
})

describe('settings that could not be reckoned with are refused at their field:', () => {
  const { zones, methods } = settings.delivery
  const [zone, method] = [zones[0], methods[0]]
  const step = (upToGrams: number) => ({ upToGrams, prices: {} })

  it.each([
    ['letters for postcodes', { zones: [{ ...zone, postcodes: 'Turku' }], methods }, 'zones.0.postcodes'],
    ['two zones of one id', { zones: [zone, zone], methods }, 'zones.1.id'],
    [
      'weights that go down',
      { zones, methods: [{ ...method, steps: [step(2), step(1)] }] },
      'methods.0.steps.1.upToGrams',
    ],
    [
      'more days at least than at most',
      { zones, methods: [{ ...method, daysFrom: 9, daysTo: 1 }] },
      'methods.0.daysTo',
    ],
    ['a method without a name', { zones, methods: [{ ...method, name: ' ' }] }, 'methods.0.name'],
    [
      'a negative price',
      { zones, methods: [{ ...method, steps: [{ upToGrams: 1, prices: { a: -1 } }] }] },
      'methods.0.steps.0.prices.a',
    ],
  ])('%s', (_, value, path) => {
    expect(deliverySettings.safeParse(value).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
