import * as z from 'zod'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { normalSerial } from './serial-number.ts'
import { line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** Where a unit is: with us, with its buyer, being looked at or mended, or gone for good. */
export const unitStatuses = ['in_stock', 'sold', 'in_service', 'scrapped'] as const
export type UnitStatus = (typeof unitStatuses)[number]

export const unitStatusLabels: Record<UnitStatus, string> = {
  in_stock: 'Varastossa',
  sold: 'Myyty',
  in_service: 'Huollossa',
  scrapped: 'Poistettu käytöstä',
}

/** What can happen to a unit. `incident` is what its passport must tell: a fall, a flood, an overcharge. */
const unitEventKinds = [
  'added',
  'made',
  'sold',
  'unsold',
  'delivered',
  'returned',
  'registered',
  'service',
  'incident',
  'status',
  'case',
  'recall',
] as const
export type UnitEventKind = (typeof unitEventKinds)[number]

export const unitEventLabels: Record<UnitEventKind, string> = {
  added: 'Lisätty',
  made: 'Valmistettu',
  sold: 'Myyty',
  unsold: 'Myynti peruttu',
  delivered: 'Toimitettu',
  returned: 'Palautunut',
  registered: 'Rekisteröity',
  service: 'Huollettu',
  incident: 'Poikkeama',
  status: 'Tila muuttui',
  case: 'Takuuasia',
  recall: 'Takaisinveto',
}

/** A serial number as people type it, stored as it is compared. */
export const serialNumber = line(100, 'Sarjanumero on pakollinen')
  .regex(/[\p{L}\p{N}]/u, 'Sarjanumerossa on oltava kirjain tai numero')
  .overwrite(normalSerial)

const day = z.iso.date()
const percent = z.number('Anna luku').min(0, 'Vähintään 0 %').max(100, 'Enintään 100 %')
const cycles = z.int('Anna kokonaisluku').min(0, 'Luku ei voi olla negatiivinen').max(1_000_000, 'Luku on liian suuri')

/** One piece of a product as staff see it. `state_of_health` in percent, read on `health_on` with `cycles`. */
export const unit = z.object({
  id: z.string(),
  serial: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  status: z.enum(unitStatuses),
  order_id: z.string().nullable(),
  order_number: z.int().nullable(),
  delivery_id: z.string().nullable(),
  made_on: day.nullable(),
  made_in: z.string().nullable(),
  batch: z.string().nullable(),
  delivered_on: day.nullable(),
  passport_id: z.string(),
  cycles: z.int().nullable(),
  state_of_health: z.number().nullable(),
  health_on: day.nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Unit = z.output<typeof unit>

/** A line of the history of a unit. */
export const unitEvent = z.object({
  id: z.string(),
  kind: z.enum(unitEventKinds),
  text: z.string().nullable(),
  cycles: z.int().nullable(),
  state_of_health: z.number().nullable(),
  author: z.string().nullable(),
  at: utcInstant,
})
export type UnitEvent = z.output<typeof unitEvent>

/** What a unit was registered as; whose it is stands with the registration itself. */
const unitRegistration = z.object({ purchaseDate: day, warrantyEnd: day, flagged: z.boolean() })

/** A unit with all that is known of it: its history, newest first, its registrations, and the address of its passport. */
export const unitDetail = unit.extend({
  passport_url: z.string(),
  registrations: z.array(unitRegistration),
  events: z.array(unitEvent),
})
export type UnitDetail = z.output<typeof unitDetail>

const unitFilters = listFilters.extend({
  status: z.enum([...unitStatuses, 'all']).default('all'),
  product_id: line(36).default(''),
  order_id: line(36).default(''),
  sort: sortBy(['date', 'serial', 'status', 'product'], '-date'),
})

/** Units by serial number, batch, product or order, by their state, and by the day on which they were added. */
export const unitQuery = pageOf(unitFilters)
export type UnitQuery = z.output<typeof unitQuery>

/** The units that an export takes: all that the list would show on its pages. */
export const unitExportQuery = inOrder(unitFilters)

/** The day on which a unit was made. */
export const madeOn = z.iso
  .date('Anna päivä muodossa 22.11.2026')
  .refine((made) => made >= '1998-01-01' && made < '2200-01-01', 'Tarkista päivä')

/** What staff tell of a unit; its serial number is never changed, since it stands on the unit. */
export const unitFacts = z.object({
  product_id: line(36, 'Valitse tuote'),
  made_on: madeOn.nullish().transform((made) => made ?? null),
  made_in: optionalLine(200),
  batch: optionalLine(100),
})
export type UnitFacts = z.output<typeof unitFacts>

/** A new unit. */
export const unitInput = unitFacts.extend({ serial: serialNumber })
export type UnitInput = z.output<typeof unitInput>

/** What service writes down: what was done, and what the battery told, where it was read. */
export const unitService = z.object({
  kind: z.enum(['service', 'incident', 'status'], 'Valitse, mitä kirjaat'),
  text: optionalParagraphs(2_000),
  status: z.enum(unitStatuses, 'Valitse tila'),
  cycles: cycles.nullish().transform((read) => read ?? null),
  state_of_health: percent.nullish().transform((read) => read ?? null),
})
export type UnitService = z.output<typeof unitService>

/** So many labels are set at once: four sheets. */
export const LABELS_AT_ONCE = 96

/** The units whose labels are printed, by their ids with commas between. */
export const unitLabelIds = z.object({
  ids: line(LABELS_AT_ONCE * 40, 'Valitse laitteet')
    .transform((typed) => [...new Set(typed.split(',').filter(Boolean))])
    .pipe(z.array(line(36)).min(1, 'Valitse laitteet').max(LABELS_AT_ONCE, `Enintään ${LABELS_AT_ONCE}\u00A0tarraa`)),
})
