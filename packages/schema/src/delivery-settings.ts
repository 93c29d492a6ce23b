import * as z from 'zod'
import { fee } from './fee.ts'
import { plainPostcodeAreas, readPostcodeAreas } from './postcode-areas.ts'
import { line } from './text.ts'

/** To the door by a carrier that takes dangerous goods; a parcel to the door; a parcel that is fetched; fetched from us. */
export const deliveryKinds = ['freight', 'home', 'pickup_point', 'collection'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** Names a zone or a method within the settings, and in what refers to it; it never changes. */
const key = line(36, 'Tunniste puuttuu').regex(/^[a-z0-9-]+$/, 'Käytä pieniä kirjaimia, numeroita ja yhdysviivoja')

/** Where goods go, by the beginnings of postcodes. The first zone that has a postcode is the one that counts. */
const deliveryZone = z.object({
  id: key,
  name: line(60, 'Alueen nimi on pakollinen'),
  postcodes: line(300, 'Anna postinumeroiden alut')
    .refine((typed) => readPostcodeAreas(typed) !== undefined, 'Anna postinumeroiden alkuja, esimerkiksi 00–02, 22')
    .overwrite(plainPostcodeAreas),
  /** What fetching a return from there costs for each piece, in euros, above what the terms say. */
  returnSupplement: fee,
})
export type DeliveryZone = z.output<typeof deliveryZone>

/** What a delivery of at most so many grams, packages and all, costs in each zone, in euros; one without a price is not gone to. */
const weightStep = z.object({
  upToGrams: z
    .int('Anna paino kiloina')
    .min(1, 'Painon on oltava suurempi kuin nolla')
    .max(5_000_000, 'Enintään 5\u00A0000\u00A0kg'),
  prices: z.record(key, fee.nullable()),
})

const workdays = z.int('Anna päivät kokonaislukuna').min(0, 'Vähintään 0').max(90, 'Enintään 90\u00A0päivää')

const INCREASING = 'Painojen on kasvettava rivi riviltä'
/** Each step takes more than the one before. */
const increasing = z.superRefine<{ upToGrams: number }[]>((steps, context) => {
  steps.forEach(({ upToGrams }, index) => {
    const before = steps[index - 1]
    if (before && before.upToGrams >= upToGrams)
      context.addIssue({ code: 'custom', message: INCREASING, path: [index, 'upToGrams'] })
  })
})

const deliveryMethodFields = z.object({
  id: key,
  kind: z.enum(deliveryKinds, 'Valitse, miten tavara kulkee'),
  name: line(80, 'Toimitustavan nimi on pakollinen'),
  description: line(300),
  isOffered: z.boolean(),
  /** Working days from the order to the goods. */
  daysFrom: workdays,
  daysTo: workdays,
  /** None where it costs nothing, as fetching from us does. */
  steps: z.array(weightStep).max(20, 'Enintään 20\u00A0riviä').check(increasing),
})

const daysInOrder = z.refine<Pick<z.output<typeof deliveryMethodFields>, 'daysFrom' | 'daysTo'>>(
  ({ daysFrom, daysTo }) => daysFrom <= daysTo,
  {
    error: 'Pisimmän ajan on oltava vähintään yhtä pitkä kuin lyhimmän',
    path: ['daysTo'],
    when: ({ value }) => deliveryMethodFields.pick({ daysFrom: true, daysTo: true }).safeParse(value).success,
  },
)
export const deliveryMethod = deliveryMethodFields.check(daysInOrder)
export type DeliveryMethod = z.output<typeof deliveryMethod>

const eachIdOnce = z.superRefine<{ id: string }[]>((things, context) => {
  things.forEach(({ id }, index) => {
    if (things.findIndex((other) => other.id === id) < index)
      context.addIssue({ code: 'custom', message: 'Tunniste on jo käytössä', path: [index, 'id'] })
  })
})

/** How goods are delivered and what it costs, tax included, in the order in which methods are offered. */
export const deliverySettings = z.object({
  zones: z.array(deliveryZone).max(20, 'Enintään 20\u00A0aluetta').check(eachIdOnce),
  methods: z.array(deliveryMethod).max(20, 'Enintään 20\u00A0toimitustapaa').check(eachIdOnce),
})
export type DeliverySettings = z.output<typeof deliverySettings>

/** Fetching from us, where it is offered. */
export const offeredCollection = ({ methods }: Pick<DeliverySettings, 'methods'>): DeliveryMethod | undefined =>
  methods.find(({ kind, isOffered }) => kind === 'collection' && isOffered)
