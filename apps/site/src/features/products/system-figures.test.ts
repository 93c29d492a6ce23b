import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { lastsText, sunHours, systemTexts } from './system-figures.ts'
import { mostThatFit, systemOf } from './system-of.ts'

const catalogue = seededCatalogue()

function product(id: string) {
  const found = catalogue.find((each) => each.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}

function system(id: string) {
  const found = systemOf(product(id), catalogue)
  if (!found) throw new Error(`Nothing fits ${id}`)
  return found
}

const COOLER = { watts: 60 }
const plain = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, text.replaceAll('\u00A0', ' ')]))

describe('what fits a station', () => {
  it('is its extra battery and its panel, as many as it takes', () => {
    for (const id of ['1', '2']) {
      expect(system(id).battery).toMatchObject({ product: { id: '3' }, most: 10 })
      expect(system(id).panel).toMatchObject({ product: { id: '4' }, most: 6 })
    }
  })

  it('is nothing for a battery or a panel', () => {
    expect(systemOf(product('3'), catalogue)).toBeUndefined()
    expect(systemOf(product('4'), catalogue)).toBeUndefined()
  })

  it('is only what staff have named as its accessory', () => {
    expect(mostThatFit(product('3'), { ...product('1'), accessories: ['4'] })).toBe(0)
    expect(mostThatFit({ ...product('4'), id: '9', panelWatts: 400 }, product('1'))).toBe(0)
    expect(mostThatFit({ ...product('4'), panelWatts: 400 }, product('1'))).toBe(3)
    expect(mostThatFit(product('2'), { ...product('1'), accessories: ['2'] })).toBe(0)
  })

  it('leaves out what the shop no longer has', () => {
    const left = systemOf(
      product('1'),
      catalogue.filter(({ id }) => id !== '4'),
    )
    expect(left?.panel).toBeUndefined()
    expect(left?.panelWatts).toBe(0)
  })
})

describe('the figures of a system', () => {
  it('are those of the station until something is added', () => {
    expect(plain(systemTexts(system('1'), [COOLER], { batteries: 0, panels: 0 }))).toEqual({
      energy: '2,3 kWh',
      'load-0': '34 h',
      sun: '',
      days: 'lisää paneeli',
    })
  })

  it('grow with batteries and panels', () => {
    expect(plain(systemTexts(system('1'), [COOLER], { batteries: 1, panels: 3 }))).toEqual({
      energy: '4,6 kWh',
      'load-0': '69 h',
      sun: 'noin 8 h',
      days: '3 kesäpäivässä',
    })
    expect(plain(systemTexts(system('2'), [COOLER], { batteries: 10, panels: 6 }))).toMatchObject({
      energy: '24,2 kWh',
      'load-0': '15 vrk',
    })
  })

  it.each([
    ['1', 0, 1, 11.5],
    ['2', 0, 1, 6],
    ['1', 0, 6, 2],
    // 1200 W of panels, of which the own battery does not take all: two hours, not one.
    ['2', 0, 6, 2],
    ['2', 1, 6, 3],
  ])('product %s with %i batteries and %i panels fills in %f hours of full sun', (id, batteries, panels, hours) => {
    expect(sunHours(system(id), { batteries, panels })).toBe(hours)
  })

  it('never promise more than the battery gives', () => {
    expect(lastsText(1200, { watts: 152 })).toBe('7\u00A0h')
    expect(lastsText(2300, { watts: 235, dutyPercent: 91.5 })).toBe('9,5\u00A0h')
  })
})
