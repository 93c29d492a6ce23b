import { typedDecimal } from '@arkpax/schema/decimal'
import { deliveryMethodText, deliveryZoneText } from '@arkpax/schema/delivery-labels'
import {
  type DeliverySettings,
  deliveryKinds,
  deliveryMethod,
  deliverySettings,
} from '@arkpax/schema/delivery-settings'
import { fee } from '@arkpax/schema/fee'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { deliveryText } from './settings.fi.ts'

const DAYS = 'Anna päivät kokonaislukuna'
const FEE = 'Anna hinta euroina, esimerkiksi 49,90'
const GRAMS_IN_KILO = 1_000

const zoneValues = z.object({ id: z.string(), name: z.string(), postcodes: z.string(), returnSupplement: z.string() })
/** `upToGrams` is typed in kilograms; a price that is left empty means that the zone is not gone to. */
const stepValues = z.object({ upToGrams: z.string(), prices: z.record(z.string(), z.string()) })
const methodValues = z.object({
  id: z.string(),
  kind: z.enum(deliveryKinds),
  name: z.string(),
  description: z.string(),
  isOffered: z.boolean(),
  daysFrom: z.string(),
  daysTo: z.string(),
  steps: z.array(stepValues),
})
const values = z.object({ zones: z.array(zoneValues), methods: z.array(methodValues) })
export type DeliveryValues = z.output<typeof values>
export type ZoneValues = z.output<typeof zoneValues>
export type MethodValues = z.output<typeof methodValues>

const grams = typedNumber('Anna paino kiloina').transform((kilos) => Math.round(kilos * GRAMS_IN_KILO))
const price = z
  .string()
  .transform((typed) => typed.trim() || null)
  .pipe(typedNumber(FEE, fee).nullable())
const { daysFrom, daysTo } = deliveryMethod.shape
const typed = z.object({
  zones: z.array(zoneValues.extend({ returnSupplement: typedNumber(FEE, fee) })),
  methods: z.array(
    methodValues.extend({
      daysFrom: typedNumber(DAYS, daysFrom),
      daysTo: typedNumber(DAYS, daysTo),
      steps: z.array(stepValues.extend({ upToGrams: grams, prices: z.record(z.string(), price) })),
    }),
  ),
})

/** Prices of zones that are gone are dropped, and fetching from us has none. */
function tidied({ zones, methods }: z.output<typeof typed>): z.output<typeof typed> {
  const pricesOf = (prices: Record<string, number | null>) =>
    Object.fromEntries(zones.map(({ id }) => [id, prices[id] ?? null]))
  return {
    zones,
    methods: methods.map(({ steps, ...method }) => ({
      ...method,
      steps: method.kind === 'collection' ? [] : steps.map((step) => ({ ...step, prices: pricesOf(step.prices) })),
    })),
  }
}

/** A zone, a method and a row of prices before anything is typed into them. */
export const newZone = (): ZoneValues => ({
  id: crypto.randomUUID(),
  name: '',
  postcodes: '',
  returnSupplement: '0,00',
})
export const newStep = (): MethodValues['steps'][number] => ({ upToGrams: '', prices: {} })
export const newMethod = (): MethodValues => ({
  id: crypto.randomUUID(),
  kind: 'freight',
  name: '',
  description: '',
  isOffered: true,
  daysFrom: '2',
  daysTo: '5',
  steps: [newStep()],
})

const typedPrice = (euros: number | null) => (euros === null ? '' : typedDecimal(euros, 2))

function valuesOf({ zones, methods }: DeliverySettings): DeliveryValues {
  return {
    zones: zones.map((zone) => ({ ...zone, returnSupplement: typedPrice(zone.returnSupplement) })),
    methods: methods.map((method) => ({
      ...method,
      daysFrom: String(method.daysFrom),
      daysTo: String(method.daysTo),
      steps: method.steps.map(({ upToGrams, prices }) => ({
        upToGrams: typedDecimal(upToGrams / GRAMS_IN_KILO),
        prices: Object.fromEntries(Object.entries(prices).map(([zone, euros]) => [zone, typedPrice(euros)])),
      })),
    })),
  }
}

const rules = typed.transform(tidied).pipe(deliverySettings)

/** What is typed as settings, as soon as all of it can be read. */
export const readDelivery = (typed: DeliveryValues): DeliverySettings | undefined => rules.safeParse(typed).data

/** A list of zones or methods in lines; one that is half typed as its names. */
function shownOf(value: unknown): string {
  const methods = typed.shape.methods.safeParse(value).data
  if (methods) return methods.map(deliveryMethodText).join('\n')
  const zones = typed.shape.zones.safeParse(value).data
  if (zones) return zones.map(deliveryZoneText).join('\n')
  return Array.isArray(value) ? value.map(({ name }) => name).join('\n') : String(value)
}

/** The form of deliveries: numbers are text as typed, its rules are the API's. */
export const deliveryForm: GroupForm<DeliveryValues, DeliverySettings> = {
  group: 'delivery',
  values,
  rules,
  valuesOf: ({ delivery }) => valuesOf(delivery),
  text: deliveryText,
  labelOf: (field) => (field.startsWith('zones') ? deliveryText.zones.label : deliveryText.methods.label),
  shownOf,
}
