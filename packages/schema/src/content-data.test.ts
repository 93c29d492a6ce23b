import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { choicesOf } from './calculator-choices.ts'
import { countOutputs } from './catalogue.ts'
import {
  aboutPage,
  appliances,
  contactPage,
  coreValues,
  heroSlides,
  iconCards,
  manuals,
  scenarios,
  supportPage,
} from './content.ts'
import { faq } from './faq.ts'
import { seededCatalogue } from './seed-for-test.ts'
import { seedProducts } from './seed-products.ts'
import { settings } from './settings.ts'
import { shownAppliances } from './shown-appliances.ts'

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url))
const read = (path: string) => readFileSync(`${contentFolder}${path}`, 'utf8')

function load<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return schema.parse(JSON.parse(read(`data/${file}`)))
}

function productById(id: string) {
  const product = seededCatalogue().find((candidate) => candidate.id === id)
  if (!product) throw new Error(`No product ${id} in the catalogue`)
  return product
}

describe('every content file fits its schema', () => {
  it.each([
    ['products.json', seedProducts],
    ['settings.json', settings],
    ['hero-slides.json', heroSlides],
    ['core-values.json', coreValues],
    ['appliances.json', appliances],
    ['scenarios.json', scenarios],
    ['faq.json', faq],
    ['contact.json', contactPage],
    ['support.json', supportPage],
    ['about.json', aboutPage],
    ['service-promises.json', iconCards],
    ['register-benefits.json', iconCards],
    ['manuals.json', manuals],
  ])('%s', (file, schema) => {
    expect(() => load(schema, file)).not.toThrow()
  })
})

describe('the catalogue holds the figures that were decided', () => {
  const pro = productById('1')
  const evo = productById('2')
  const extraBattery = productById('3')
  const panel = productById('4')

  it('has the four products at their prices', () => {
    expect(seededCatalogue().map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Ark PRO 2400 W', 335_000],
      ['Ark EVO 1800 W', 295_000],
      ['Lisäakku 2300 Wh', 185_000],
      ['Aurinkopaneeli 200 W', 39_900],
    ])
  })

  it('counts 13 outputs on Ark PRO, 11 on Ark EVO and none on the accessories', () => {
    expect([pro, evo, extraBattery, panel].map(countOutputs)).toEqual([13, 11, 0, 0])
  })

  it('gives Ark PRO four mains outlets and Ark EVO two', () => {
    const outlets = [pro, evo].map((station) => station.ports.find((port) => port.kind === 'ac')?.count)
    expect(outlets).toEqual([4, 2])
  })

  it('shares 236 W among the USB ports and lets a single port reach its own maximum', () => {
    for (const station of [pro, evo]) {
      expect(station.usbTotalWatts).toBe(236)
      expect(station.ports.find((port) => port.kind === 'usb-a')).toMatchObject({ count: 4, watts: 18 })
      expect(station.ports.find((port) => port.kind === 'usb-c')).toMatchObject({ count: 2, watts: 100 })
    }
  })

  it('states watts that follow from volts and amps', () => {
    const ports = [pro, evo].flatMap((station) => station.ports)
    for (const { id, volts, amps, watts } of ports) {
      if (volts && amps && watts) expect(volts * amps, id).toBeCloseTo(watts)
    }
  })

  it('has the power, capacity and charging figures', () => {
    expect(pro.power).toEqual({ continuousWatts: 2400, peak: { watts: 4800, seconds: 2 } })
    expect(evo.power).toMatchObject({ continuousWatts: 1800, peak: { watts: 3300 } })
    expect([pro, evo, extraBattery].map((product) => product.capacityWh)).toEqual([2300, 1200, 2300])
    expect(pro.charging).toEqual({
      acWatts: 1800,
      ac80Hours: 1.5,
      acFullHours: 2,
      solarMaxWatts: 1200,
      solarFullHours: 2,
    })
    expect(panel.panelWatts).toBe(200)
  })

  it('counts the largest system from the station and ten extra batteries', () => {
    for (const station of [pro, evo]) {
      const batteries = station.expansion?.maxExtraBatteries ?? 0
      const total = (station.capacityWh ?? 0) + batteries * (extraBattery.capacityWh ?? 0)
      expect(batteries).toBe(10)
      expect(station.expansion?.maxTotalWh).toBe(total)
    }
    expect(pro.expansion?.maxTotalWh).toBe(25_300)
  })

  it('states 4000 cycles to 80 %, −10…+60 °C, and the size and weight of Ark PRO', () => {
    for (const product of [pro, evo, extraBattery]) {
      expect(product.battery).toMatchObject({ cycles: 4000, remainingPercent: 80 })
      expect(product.operatingTemperatureC).toEqual({ min: -10, max: 60 })
    }
    expect(pro.dimensionsMm).toEqual({ width: 480, depth: 270, height: 355 })
    expect(pro.weightKg).toBe(28)
  })
})

describe('the questions', () => {
  const categories = load(faq, 'faq.json')
  const ids = categories.flatMap((category) => category.questions.map((question) => question.id))

  it('come in the three categories with eight or more each', () => {
    expect(categories.map((category) => category.id)).toEqual(['yleista', 'lataus-ja-kaytto', 'takuu-ja-huolto'])
    for (const category of categories) expect(category.questions.length).toBeGreaterThanOrEqual(8)
  })

  it('have ids of their own, and the contact page asks for ones that exist', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(load(contactPage, 'contact.json').faqIds))
  })
})

it('the about page features products that exist', () => {
  for (const id of load(aboutPage, 'about.json').featured) expect(productById(id).id).toBe(id)
})

it('each support category leads to a place of its own among the questions', () => {
  const places = load(faq, 'faq.json').flatMap(({ id, questions }) => [id, ...questions.map((asked) => asked.id)])
  const begins = load(supportPage, 'support.json').categories.map((category) => category.begins)
  expect(new Set(begins).size).toBe(begins.length)
  expect(places).toEqual(expect.arrayContaining(begins))
})

it('the support categories carry their article counts', () => {
  expect(load(supportPage, 'support.json').categories.map((category) => category.articleCount)).toEqual([15, 8, 12, 25])
})

it('scenarios name appliances that the calculator offers', () => {
  const offered = new Set(choicesOf(load(appliances, 'appliances.json')).map(({ id }) => id))
  for (const { devices } of load(scenarios, 'scenarios.json'))
    for (const { appliance } of devices) expect(offered).toContain(appliance)
})

describe('runtimes', () => {
  it('last as long as the battery at the stated watts, unless a note tells what is assumed', () => {
    for (const appliance of shownAppliances(load(appliances, 'appliances.json'))) {
      const hours = /^(?:jopa )?([\d,]+)\+?\u00a0h$/.exec(appliance.duration)?.[1]
      if (!hours || !appliance.watts || !appliance.model || appliance.note?.includes('laskelmassa')) continue
      const capacityWh = productById(appliance.model).capacityWh ?? 0
      expect(Number(hours.replace(',', '.')), appliance.id).toBeLessThanOrEqual(capacityWh / appliance.watts)
    }
  })
})

describe('figures that were decided against stand nowhere', () => {
  const written = globSync(['data/*.json', '**/*.mdx'], { cwd: contentFolder }).filter(
    (file) => !file.endsWith('images.json'),
  )

  it.each(written)('%s', (file) => {
    const plain = read(file).replaceAll('\u00a0', ' ')
    expect(plain).not.toMatch(/\b(2048|1536) ?Wh|[−-]20 ?(°C|…)|\b[63] ?000\+? (lataus|sykli|cycle|cykle|laddnings)/i)
    expect(plain).not.toMatch(/\b(5|viisi) (AC|pistorasiaa|vägguttag)|\b2[,.]3 (h|tunti|tunnissa|timmar|hours)\b/i)
  })
})
