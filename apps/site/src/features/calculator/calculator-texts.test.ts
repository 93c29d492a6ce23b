import { readFileSync } from 'node:fs'
import { stationsOf } from '@arkpax/schema/calculator-choices'
import { planStation, runtimeHours } from '@arkpax/schema/calculator-rules'
import { appliances as appliancesSchema } from '@arkpax/schema/content'
import { daysText, hoursText } from '@arkpax/schema/runtime-figures'
import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { shownAppliances } from '@arkpax/schema/shown-appliances'
import { describe, expect, it } from 'vitest'
import { applianceChoices } from './calculator-choices.ts'
import { aloneTexts, countsOf, gaugesOf, rangeTexts, rowText, stationTexts } from './calculator-texts.ts'

const stations = stationsOf(seededCatalogue())

describe('hours and days in words', () => {
  it.each([
    [0.02, '5 min'],
    [0.51, '30 min'],
    [1.916, '1,9 h'],
    [7.89, '7,5 h'],
    [10.7, '10 h'],
    [38.33, '38 h'],
    [48.9, '48 h'],
  ])('%s hours are %s', (hours, text) => {
    expect(hoursText(hours)).toBe(text.replace(' ', '\u00A0'))
  })

  it.each([
    [0.05, '3 min'],
    [0.1, '6 min'],
    [0.3, '18 min'],
    [1.5, '1,5 h'],
  ])('%s hours of use are told as they are counted, %s', (hoursPerDay, text) => {
    expect(rowText({ count: 1, watts: 800, hoursPerDay })).toBe(
      `800 W, ${text} päivässä`.replace(/(?<=\d) /g, '\u00A0'),
    )
  })

  it.each([
    [50, 'käy puolet ajasta'],
    [91.5, 'käy 91,5\u00A0% ajasta'],
  ])('that an appliance draws its power for %s %% of its time is told with it', (dutyPercent, text) => {
    expect(rowText({ count: 1, watts: 80, hoursPerDay: 24, dutyPercent })).toBe(
      `80\u00A0W, 24\u00A0h päivässä, ${text}`,
    )
  })

  it('days go down too', () => {
    expect(daysText(2.38)).toBe('2,3\u00A0vrk')
  })
})

describe('the times of an appliance whose models differ', () => {
  const told = (name: string, watts: number, wattsMax: number) => {
    const station = stations.find((each) => each.name.startsWith(name))
    if (!station) throw new Error('No station')
    const [texts = {}] = rangeTexts([station], { watts, wattsMax })
    return Object.values(texts).map((text) => text.replaceAll('\u00A0', ' '))
  }

  it('have one unit, and the same one for both stations', () => {
    expect(told('Ark PRO', 1200, 2000)).toEqual(['1–1,7 h'])
    expect(told('Ark PRO', 1500, 2200)).toEqual(['55–80 min'])
    const both = rangeTexts(stations, { watts: 1200, wattsMax: 2000 }).map(({ time }) => time)
    expect(both).toEqual(['60–100\u00A0min', '35–50\u00A0min'])
    const wide = rangeTexts(stations, { watts: 500, wattsMax: 1500 }).map(({ time }) => time)
    expect(wide).toEqual(['1,3–4,1\u00A0h', '0,7–2,1\u00A0h'])
  })

  it('are told up to what the station gives, and none where it gives less than the weakest asks', () => {
    expect(told('Ark EVO', 1200, 2000)).toEqual(['35–50 min', 'vain enintään 1800 W:n mallit'])
    expect(told('Ark EVO', 2000, 2200)).toEqual(['teho ei riitä'])
  })
})

it('a station whose panel input is not told is counted, and nothing is said of panels', () => {
  const untold = seededCatalogue().map((product) => ({ ...product, charging: { acWatts: 900 } }))
  const [station] = stationsOf(untold)
  if (!station) throw new Error('No station')
  const load = { name: 'Kylmälaukku', count: 1, watts: 60, startWatts: 60, hoursPerDay: 12 }
  const additions = { batteryWh: 2300, panelWatts: 200 }
  const plan = planStation(station, [load], { together: true, days: 1 }, additions)
  expect(stationTexts(station, plan, 1, additions)).toMatchObject({
    panels: '–',
    batteries: 'Oma akku riittää vuorokaudeksi.',
  })
})

it('tells the times of a station with the batteries that it is offered with', () => {
  const [, evo] = stations
  if (!evo) throw new Error('No station')
  const additions = { batteryWh: 2300, panelWatts: 200 }
  const load = { name: 'Valo', count: 1, watts: 100, hoursPerDay: 10 }
  const told = (days: number) =>
    stationTexts(evo, planStation(evo, [load], { together: true, days }, additions), days, additions)
  const hours = (...times: string[]) =>
    `Kaikki päällä yhtä aikaa: ${times.join(', ')}.`.replaceAll(/(?<=\d) /g, '\u00A0')
  expect(told(1)).toMatchObject({
    together: hours('noin 10 h', 'nimellisesti 12 h'),
    enoughBattery: 'Kyllä: noin 1\u00A0vrk',
  })
  expect(told(3)).toMatchObject({
    together: hours('noin 31 h', 'nimellisesti 35 h'),
    enoughBattery: 'Juuri ja juuri, lisäakun kanssa: noin 3,1\u00A0vrk',
  })
})

it('answers whether battery and power suffice, and with what of them', () => {
  const [, evo] = stations
  if (!evo) throw new Error('No station')
  const additions = { batteryWh: 2300, panelWatts: 200 }
  const told = (watts: number, startWatts: number | undefined, days: number) => {
    const load = { name: 'Pumppu', count: 1, watts, startWatts, hoursPerDay: 10 }
    const texts = stationTexts(evo, planStation(evo, [load], { together: true, days }, additions), days, additions)
    return [texts.enoughBattery, texts.enoughPower].map((text) => text.replaceAll('\u00A0', ' '))
  }
  expect(told(50, undefined, 1)).toEqual(['Kyllä: noin 2,1 vrk', 'Kyllä: 50 W / 1800 W'])
  expect(told(1750, undefined, 30)).toEqual(['Ei', 'Juuri ja juuri: 1750 W / 1800 W'])
  expect(told(50, 5000, 1)).toEqual(['Kyllä', 'Ei: 5000 W / 3300 W'])
  expect(told(2000, undefined, 1)[1]).toBe('Ei: 2000 W / 1800 W')
})

it('tells how much an appliance makes on one charge, unless hours tell more or a station has not enough for one', () => {
  const told = (wh: number, duration?: string) =>
    countsOf(stations, { each: { wh, what: 'litre' }, duration })?.map(({ count, what }) => `${count} ${what}`)
  expect(told(110)).toEqual(['18 litraa vettä', '9 litraa vettä'])
  expect(told(1000)).toEqual(['2 litraa vettä', '1 litra vettä'])
  expect(told(1500)).toBeUndefined()
  expect(told(60, '20\u00A0h')).toBeUndefined()
  expect(countsOf(stations, {})).toBeUndefined()
})

it('one appliance has its times in one unit, and what is too strong is told', () => {
  const told = (watts: number) =>
    aloneTexts(stations, { name: 'Saha', count: 1, watts, hoursPerDay: 1 }).map((text) =>
      text.replaceAll('\u00A0', ' '),
    )
  expect(told(1500)).toEqual(['noin 80 min', 'noin 40 min'])
  expect(told(100)).toEqual(['noin 20 h', 'noin 10 h'])
  expect(told(2000)).toEqual(['noin 1 h', 'Teho ei riitä'])
})

it('the bars tell how much of the battery and of the power is asked, and that it is too much', () => {
  const [, evo] = stations
  if (!evo) throw new Error('No station')
  const additions = { batteryWh: 2300, panelWatts: 200 }
  const gauges = (watts: number, days: number) => {
    const load = { name: 'Valo', count: 1, watts, hoursPerDay: 10 }
    return gaugesOf(evo, planStation(evo, [load], { together: true, days }, additions), days, additions)
  }
  expect(gauges(90, 1)).toEqual({ battery: { share: 83, isOver: false }, power: { share: 5, isOver: false } })
  expect(gauges(1900, 30)).toEqual({ battery: { share: 100, isOver: true }, power: { share: 100, isOver: true } })
})

describe('the calculator and the runtimes that the site states', () => {
  const stated = shownAppliances(
    appliancesSchema.parse(JSON.parse(readFileSync('content/data/appliances.json', 'utf8'))),
  ).flatMap(({ id, watts, wattsMax = watts, dutyPercent, duration, model }) => {
    const [, least, most = least, plus] = /^(?:jopa )?([\d,]+)(?:–([\d,]+))?(\+)?\u00A0h$/.exec(duration) ?? []
    const station = stations.find((each) => each.id === model)
    if (!least || !most || !watts || !wattsMax || !station) return []
    const hours = [wattsMax, watts].map((draw) => runtimeHours(station.capacityWh, draw, dutyPercent))
    return [
      {
        id,
        duration,
        plus: plus !== undefined,
        claim: [least, most].map((text) => Number(text.replace(',', '.'))),
        hours,
      },
    ]
  })

  it('cover all that are told in hours', () => {
    expect(stated.length).toBeGreaterThanOrEqual(20)
  })

  it.each(stated)('agree on $id ($duration)', ({ claim, hours, plus }) => {
    claim.forEach((claimed, index) => {
      const counted = hours[index] ?? 0
      expect(counted).toBeGreaterThan(claimed * 0.95)
      expect(counted).toBeLessThan(plus ? claimed + 1 : claimed * 1.2)
    })
  })
})

describe('what the calculator offers', () => {
  it('has each appliance once', () => {
    const names = applianceChoices.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(15)
  })

  it('has both stations', () => {
    expect(
      stations.map(({ capacityWh, continuousWatts, peakWatts }) => [capacityWh, continuousWatts, peakWatts]),
    ).toEqual([
      [2300, 2400, 4800],
      [1200, 1800, 3300],
    ])
  })
})
