import * as z from 'zod'
import { imageUrl, line, paragraphs } from './text.ts'

/** What a port is. `anderson` and `dc5521` are the two 12 V connectors. */
const portKinds = ['ac', 'usb-a', 'usb-c', 'dc5521', 'anderson', 'ac-input', 'solar-input', 'expansion'] as const

/** Enclosure classes that a product may state. */
const IP_RATING = /^IP[0-6X][0-9X]$/

const NOT_POSITIVE = 'Anna nollaa suurempi luku'
const positive = z.number('Anna luku').positive(NOT_POSITIVE).max(10_000_000, 'Luku on liian suuri')
const count = z.int('Anna kokonaisluku').positive(NOT_POSITIVE).max(1_000_000, 'Luku on liian suuri')
const percent = positive.max(100, 'Enintään 100 %')
const degrees = z.number('Anna luku').min(-100, 'Luku on liian pieni').max(200, 'Luku on liian suuri')

/** A row of alike ports. `volts`, `amps` and `watts` are the most that each single port gives or takes. */
const productPort = z.object({
  id: line(60, 'Tunnus on pakollinen').regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Käytä pieniä kirjaimia, numeroita ja väliviivoja',
  ),
  kind: z.enum(portKinds, 'Valitse liitäntä'),
  label: line(100, 'Liitännän nimi on pakollinen'),
  count: count.max(100, 'Enintään 100'),
  volts: positive.optional(),
  amps: positive.optional(),
  watts: positive.optional(),
  side: z.enum(['front', 'back'], 'Valitse puoli'),
  direction: z.enum(['out', 'in'], 'Valitse suunta'),
  description: line(500, 'Liitännän kuvaus on pakollinen'),
})

/** What sets a product apart: a heading and a sentence or two, with a picture beside them where there is one. */
const productFeature = z.object({
  title: line(100, 'Otsikko on pakollinen'),
  text: paragraphs(600, 'Teksti on pakollinen'),
  picture: imageUrl('Virheellinen URL').optional(),
})

/** A file of a product, such as a manual. `url` is a path of the site or an http address. */
const productDocument = z.object({
  name: line(100, 'Asiakirjan nimi on pakollinen'),
  url: imageUrl('Virheellinen URL'),
})

/** The most characters of a sales text, tags included. */
export const SALES_TEXT_LENGTH = 20_000

/** Ids of other products, in the order of the page. One that visitors do not see, or that is gone, is left out there. */
const otherProducts = z
  .array(line(60, 'Valitse tuote'))
  .max(12, 'Enintään 12 tuotetta')
  .superRefine((ids, context) => {
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return
      context.addIssue({ code: 'custom', message: 'Tuote on jo luettelossa', path: [index] })
    })
  })

const sizeMm = z.object({ width: positive, depth: positive, height: positive })

/**
 * What a product tells beside its name, description, price, stock, main picture, capacity and continuous power. All optional: a bag
 * has no figures. Millimetres, kilograms, watts, watt-hours, hours, degrees Celsius.
 */
export const productDetails = z.object({
  englishName: line(200).optional(),
  swedishName: line(200).optional(),
  tagline: line(200).optional(),
  /** HTML with headings, lists and links, as staff's editor makes it: it is cleaned when it is stored. */
  salesText: paragraphs(SALES_TEXT_LENGTH).optional(),
  /** What search results show instead of the name and the description. */
  searchTitle: line(120).optional(),
  searchDescription: line(320).optional(),
  /** What belongs to the product, such as extra batteries, and what else may be looked at. */
  accessories: otherProducts.optional(),
  related: otherProducts.optional(),
  badges: z.array(line(60, 'Tyhjä tunnus')).max(8, 'Enintään 8 tunnusta').optional(),
  /** The pictures after the main one. */
  pictures: z.array(imageUrl('Virheellinen URL')).max(20, 'Enintään 20 kuvaa').optional(),
  /** What pictures of the product show, by their addresses, where it is said otherwise here than with the picture itself. */
  pictureTexts: z
    .array(
      z.object({
        picture: imageUrl('Virheellinen URL'),
        text: line(300, 'Kirjoita, mitä kuvassa näkyy'),
      }),
    )
    .max(21, 'Enintään 21 tekstiä')
    .optional(),
  /** What the maker states until the product has reviews of its own. */
  statedRating: z
    .object({
      value: z.number('Anna luku').min(1, 'Vähintään 1').max(5, 'Enintään 5'),
      count: z.int('Anna kokonaisluku').min(0, 'Luku ei voi olla negatiivinen').max(10_000_000, 'Luku on liian suuri'),
    })
    .optional(),
  peak: z.object({ watts: positive, seconds: positive }).optional(),
  panelWatts: positive.optional(),
  expansion: z.object({ maxExtraBatteries: count, maxTotalWh: positive }).optional(),
  ports: z
    .array(productPort)
    .max(40, 'Enintään 40 liitäntää')
    .superRefine((ports, context) => {
      ports.forEach(({ id }, index) => {
        if (ports.findIndex((other) => other.id === id) === index) return
        context.addIssue({ code: 'custom', message: 'Tunnus on jo toisella liitännällä', path: [index, 'id'] })
      })
    })
    .optional(),
  usbTotalWatts: positive.optional(),
  battery: z
    .object({ chemistry: line(100, 'Akkutyyppi on pakollinen'), cycles: count, remainingPercent: percent })
    .optional(),
  /** Any of the five: a product that has no panel input has the first three. */
  charging: z
    .object({
      acWatts: positive,
      ac80Hours: positive,
      acFullHours: positive,
      solarMaxWatts: positive,
      solarFullHours: positive,
    })
    .partial()
    .optional(),
  dimensionsMm: sizeMm.optional(),
  foldedDimensionsMm: sizeMm.optional(),
  weightKg: positive.optional(),
  ipRating: line(20).toUpperCase().regex(IP_RATING, 'Anna luokka muodossa IP67').optional(),
  operatingTemperatureC: z
    .object({ min: degrees, max: degrees })
    .refine(({ min, max }) => min < max, { error: 'Ylärajan on oltava alarajaa suurempi', path: ['max'] })
    .optional(),
  upsMs: positive.optional(),
  thdPercent: percent.optional(),
  protections: count.optional(),
  warrantyMonths: count.max(600, 'Enintään 600 kuukautta').optional(),
  /** Texts may name the product's own facts, `[[product.1.weight]]`; one whose facts are not known is not shown. */
  features: z.array(productFeature).max(12, 'Enintään 12 ominaisuutta').optional(),
  applications: z.array(line(120, 'Tyhjä rivi')).max(20, 'Enintään 20 käyttökohdetta').optional(),
  documents: z.array(productDocument).max(20, 'Enintään 20 asiakirjaa').optional(),
  warnings: z.array(paragraphs(1_000, 'Tyhjä varoitus')).max(60, 'Enintään 60 varoitusta').optional(),
})

type DetailsShape = typeof productDetails.shape
type ChangeShape = { [Name in keyof DetailsShape]: z.ZodNullable<DetailsShape[Name]> }

/** Some of the details: null takes one away, and what is left out stays as it is. A group or a list is one of them. */
export const productDetailsChange = z.object(
  Object.fromEntries(
    Object.entries(productDetails.shape).map(([name, detail]) => [name, detail.nullable()]),
  ) as ChangeShape,
)

export type ProductDetailsChange = z.output<typeof productDetailsChange>
export type ProductFeature = z.output<typeof productFeature>
export type ProductDocument = z.output<typeof productDocument>
export type ProductPort = z.output<typeof productPort>
export type ProductDetails = z.output<typeof productDetails>
