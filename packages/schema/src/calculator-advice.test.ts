import { describe, expect, it } from 'vitest'
import { type Advice, adviceFor } from './calculator-advice.ts'
import { shopOf } from './calculator-choices.ts'
import type { Load } from './calculator-rules.ts'
import { seededCatalogue } from './seed-for-test.ts'

const shop = shopOf(seededCatalogue())
const day = { together: true, days: 1 }
const load = (watts: number, hoursPerDay: number, startWatts?: number): Load => ({
  name: 'Laite',
  count: 1,
  watts,
  hoursPerDay,
  startWatts,
})

const price = (id: string) => shop.prices[id] ?? 0
const [pro, evo, battery, panel] = ['1', '2', '3', '4'].map(price) as [number, number, number, number]

const othersFor = (one: Load, days: number) => {
  const advice = adviceFor(shop, [one], { together: true, days })
  return advice.kind === 'suffices' ? advice.others : []
}

/** Products and the sum, shortly. */
function told(advice: Advice) {
  if (!('best' in advice)) return advice.kind
  const { station, batteries, panels, cents } = advice.best
  return { kind: advice.kind, station: station.id, batteries, panels, cents }
}

describe('what one is advised to buy', () => {
  it('is the cheapest station that does, and what the other would cost', () => {
    const advice = adviceFor(shop, [load(50, 10)], day)
    expect(told(advice)).toEqual({ kind: 'suffices', station: '2', batteries: 0, panels: 0, cents: evo })
    expect(advice).toMatchObject({ others: [{ station: { id: '1' }, cents: pro }] })
  })

  it('is the bigger station where the smaller would need a battery and cost more', () => {
    const advice = adviceFor(shop, [load(100, 20)], day)
    expect(told(advice)).toMatchObject({ station: '1', batteries: 0, cents: pro })
    expect(advice).toMatchObject({ others: [{ station: { id: '2' }, batteries: 1, cents: evo + battery }] })
  })

  it('says how little is wanting where another station would have a battery for it, and what panels cost instead', () => {
    const [evoWay] = othersFor(load(112, 10), 1)
    expect(evoWay).toMatchObject({
      station: { id: '2' },
      batteries: 1,
      inSun: { batteries: 0, panels: 1, cents: evo + panel },
    })
    expect(evoWay?.lacksWh).toBeCloseTo(40)
    expect(othersFor(load(100, 20), 1)[0]).not.toHaveProperty('lacksWh')
    expect(othersFor(load(56, 10), 2)[0]).not.toHaveProperty('inSun')
  })

  it('leaves out a station without the power, also at a start', () => {
    expect(adviceFor(shop, [load(2000, 0.1)], day)).toMatchObject({ best: { station: { id: '1' } }, others: [] })
    expect(adviceFor(shop, [load(500, 0.1, 4000)], day)).toMatchObject({ best: { station: { id: '1' } }, others: [] })
  })

  it('has extra batteries where one charge does not last', () => {
    expect(told(adviceFor(shop, [load(100, 24)], { together: true, days: 2 }))).toMatchObject({
      station: '2',
      batteries: 2,
      cents: evo + 2 * battery,
    })
  })

  it('tells of panels where they cost less and the first day lasts without sun', () => {
    const advice = adviceFor(shop, [load(100, 20)], { together: true, days: 2 })
    expect(told(advice)).toMatchObject({ station: '1', batteries: 1 })
    expect(advice).toMatchObject({ sunny: { station: { id: '1' }, batteries: 0, panels: 4, cents: pro + 4 * panel } })
  })

  it('says nothing of panels for a single day, or where batteries cost less', () => {
    expect(adviceFor(shop, [load(100, 24)], day)).not.toHaveProperty('sunny')
    expect(adviceFor(shop, [load(50, 10)], { together: true, days: 2 })).not.toHaveProperty('sunny')
  })

  it('has panels itself where no number of batteries suffices', () => {
    const advice = adviceFor(shop, [load(180, 24)], { together: true, days: 30 })
    expect(told(advice)).toMatchObject({ kind: 'suffices', panels: 6 })
  })

  it('goes by the prices of the moment, and leaves out what has none', () => {
    const cheap = { ...shop, prices: { ...shop.prices, '1': 100_00 } }
    expect(told(adviceFor(cheap, [load(50, 10)], day))).toMatchObject({ station: '1', cents: 100_00 })
    const { '2': _gone, ...left } = shop.prices
    expect(adviceFor({ ...shop, prices: left }, [load(50, 10)], day)).toMatchObject({
      best: { station: { id: '1' } },
      others: [],
    })
  })
})

describe('what nothing carries', () => {
  it('may run in turns', () => {
    expect(adviceFor(shop, [load(2000, 0.1), load(1500, 0.1)], day)).toMatchObject({
      kind: 'in-turns',
      best: { station: { id: '1' } },
      watts: 3500,
      mostWatts: 2400,
    })
  })

  it('is an appliance that is too strong, while it runs or when it starts', () => {
    expect(adviceFor(shop, [load(50, 1), load(7000, 1)], day)).toMatchObject({
      kind: 'too-strong',
      watts: 7000,
      atStart: false,
    })
    expect(adviceFor(shop, [load(2000, 1, 5000)], day)).toMatchObject({
      kind: 'too-strong',
      watts: 5000,
      mostWatts: 4800,
      atStart: true,
    })
  })

  it('is more energy than fits', () => {
    expect(told(adviceFor(shop, [load(2000, 24)], { together: true, days: 3 }))).toBe('too-much-energy')
  })
})
