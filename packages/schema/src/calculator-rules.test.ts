import { describe, expect, it } from 'vitest'
import { dailyWh, demandOf, type Load, planStation, runtimeHours, type Station } from './calculator-rules.ts'

const pro: Station = {
  id: '1',
  name: 'Ark PRO 2400 W',
  capacityWh: 2300,
  continuousWatts: 2400,
  peakWatts: 4800,
  peakSeconds: 2,
  maxExtraBatteries: 10,
  solarMaxWatts: 1200,
}
const additions = { batteryWh: 2300, panelWatts: 200 }
const day = { together: true, days: 1 }

const cooler: Load = { name: 'Kylmälaukku', count: 1, watts: 60, hoursPerDay: 12 }
const saw: Load = { name: 'Katkaisusaha', count: 1, watts: 2000, startWatts: 4000, hoursPerDay: 0.25 }

describe('a single appliance', () => {
  it('runs as long as the capacity divided by its watts', () => {
    expect(runtimeHours(2300, 50)).toBe(46)
  })

  it('runs longer when it works in bursts', () => {
    expect(runtimeHours(2300, 800, 70)).toBeCloseTo(4.1, 1)
  })
})

describe('what the appliances ask for', () => {
  it('is the sum when they run at once, with one of them starting', () => {
    expect(demandOf([cooler, saw], { together: true })).toEqual({ watts: 2060, startWatts: 4060 })
  })

  it('is the greatest alone when they run one kind at a time', () => {
    expect(demandOf([cooler, saw], { together: false })).toEqual({ watts: 2000, startWatts: 4000 })
  })

  it('starts one of several alike while the others run', () => {
    const drills = { ...saw, count: 2, watts: 800, startWatts: 2400 }
    expect(demandOf([drills], { together: true })).toEqual({ watts: 1600, startWatts: 3200 })
  })

  it('takes no less at the start than while running', () => {
    expect(demandOf([{ ...cooler, startWatts: 10 }], { together: true }).startWatts).toBe(60)
  })

  it('is nothing without appliances', () => {
    expect(demandOf([], { together: true })).toEqual({ watts: 0, startWatts: 0 })
  })

  it('counts energy by the hours of a day and the time under load', () => {
    expect(dailyWh([cooler, { ...saw, dutyPercent: 50 }])).toBe(60 * 12 + 2000 * 0.25 * 0.5)
  })
})

describe('a station for the appliances', () => {
  it('tells whether its continuous and its peak power suffice', () => {
    expect(planStation(pro, [saw], day, additions)).toMatchObject({ powerSuffices: true, startSuffices: true })
    const evo = { ...pro, continuousWatts: 1800, peakWatts: 3300 }
    expect(planStation(evo, [saw], day, additions)).toMatchObject({ powerSuffices: false, startSuffices: false })
  })

  it('suffices exactly at its limit', () => {
    expect(planStation(pro, [{ ...cooler, watts: 2400 }], day, additions).powerSuffices).toBe(true)
    expect(planStation(pro, [{ ...cooler, watts: 2401 }], day, additions).powerSuffices).toBe(false)
  })

  it('gives nominal hours and days of one charge', () => {
    const plan = planStation(pro, [{ ...cooler, watts: 100, hoursPerDay: 10 }], day, additions)
    expect(plan.hoursTogether).toBe(23)
    expect(plan.days).toBe(2.3)
  })

  it('adds batteries by what is left in practice, at most ten', () => {
    const wanted = (wattsPerDay: number) =>
      planStation(pro, [{ ...cooler, watts: wattsPerDay, hoursPerDay: 1 }], { together: true, days: 1 }, additions)
        .extraBatteries
    expect(wanted(2070)).toBe(0)
    expect(wanted(2071)).toBe(1)
    expect(wanted(11 * 2070)).toBe(10)
    expect(wanted(11 * 2070 + 1)).toBeUndefined()
  })

  it('counts panels by a summer day of 700 Wh each, from two on in pairs, at most six', () => {
    const panels = (wattsPerDay: number) =>
      planStation(pro, [{ ...cooler, watts: wattsPerDay, hoursPerDay: 1 }], day, additions)
    expect(panels(630).panels).toBe(1)
    expect(panels(631).panels).toBe(2)
    expect(panels(3 * 630).panels).toBe(4)
    expect(panels(6 * 630).panels).toBe(6)
    expect(panels(2 * 6 * 630).panels).toBeUndefined()
    expect(panels(2 * 6 * 630).mostPanelsCover).toBe(0.5)
  })
})
