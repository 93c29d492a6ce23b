import type { Recall, RecallChoice, RecallChoicePreview } from '@arkpax/schema/recalls'
import type { Unit } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listUnits, type UnitChoice } from '../units/units.repo.ts'
import { listKnownOwners, listRegisteredRange, listRegisteredSerials } from './recall-sources.repo.ts'
import { type ChosenUnit, listElsewhere, listSerialsOf } from './recall-units.repo.ts'

interface Chosen {
  units: ChosenUnit[]
  /** Of them, those whose product we know. */
  ours: Unit[]
  /** Numbers that were given and of which neither a unit nor a registration knows. */
  unknown: string[]
}

/** The units that a choice means: those of the shop, those that somebody has registered, and unknown ones where they are asked for. */
export async function chooseUnits(db: Kysely<Database>, choice: RecallChoice): Promise<Chosen> {
  const { product_id, batch, made_from, made_to, serial_from, serial_to, serials } = choice
  const range = serial_from && serial_to ? ([serial_from, serial_to] as const) : undefined
  const narrowed: UnitChoice = {
    ...(product_id && { productId: product_id }),
    ...(batch && { batch }),
    ...(made_from && { madeFrom: made_from }),
    ...(made_to && { madeTo: made_to }),
  }
  const isNarrowed = Object.keys(narrowed).length > 0
  const ours = await listUnits(db, {
    ...narrowed,
    ...(range && { serialRange: range }),
    ...(serials.length > 0 && { serials }),
  })
  const units: ChosenUnit[] = ours.map(({ serial, id }) => ({ serial, unitId: id }))
  const known = new Set(units.map(({ serial }) => serial))
  const inRange = (serial: string) =>
    !range || (serial.length === range[0].length && serial >= range[0] && serial <= range[1])

  if (serials.length === 0) {
    const registered = range && !isNarrowed ? await listRegisteredRange(db, range) : []
    return { units: [...units, ...unlisted(registered, known)].sort(bySerial), ours, unknown: [] }
  }
  const rest = serials.filter((serial) => !known.has(serial))
  const others = new Set((await listUnits(db, { serials: rest })).map(({ serial }) => serial))
  const registered = new Set(await listRegisteredSerials(db, rest))
  const unknown = rest.filter((serial) => !others.has(serial) && !registered.has(serial))
  const taken = choice.include_unknown ? unknown : []
  const more = isNarrowed ? [] : [...registered].filter((serial) => !others.has(serial))
  return { units: [...units, ...unlisted([...more, ...taken].filter(inRange), known)].sort(bySerial), ours, unknown }
}

const unlisted = (serials: readonly string[], known: ReadonlySet<string>): ChosenUnit[] =>
  serials.filter((serial) => !known.has(serial)).map((serial) => ({ serial, unitId: null }))

const bySerial = (one: ChosenUnit, other: ChosenUnit) => (one.serial < other.serial ? -1 : 1)

const SHOWN = 50

/** What a choice would bring into a recall. */
export async function previewChoice(
  db: Kysely<Database>,
  { id: recallId, product_ids }: Pick<Recall, 'id' | 'product_ids'>,
  choice: RecallChoice,
): Promise<RecallChoicePreview> {
  const { units, ours, unknown } = await chooseUnits(db, choice)
  const others = product_ids.length > 0 ? ours.filter(({ product_id }) => !product_ids.includes(product_id)) : []
  const serials = units.map(({ serial }) => serial)
  const there = new Set((await listSerialsOf(db, recallId)).map(({ serial }) => serial))
  const elsewhere = await listElsewhere(db, recallId, serials)
  const reach = await reachOf(db, serials)
  return {
    units: units.length,
    already: serials.filter((serial) => there.has(serial)).length,
    ...reach,
    without_address: units.length - reach.with_address,
    unknown: unknown.slice(0, SHOWN),
    unknown_count: unknown.length,
    elsewhere: elsewhere.slice(0, SHOWN),
    elsewhere_count: elsewhere.length,
    other_product: others.slice(0, SHOWN).map(({ serial, product_name }) => ({ serial, product_name })),
    other_product_count: others.length,
  }
}

/** How many of these units have an owner whom a mail reaches, and how many people those are. */
export async function reachOf(db: Kysely<Database>, serials: readonly string[]) {
  const owners = (await listKnownOwners(db, serials)).filter(({ email }) => email)
  return {
    with_address: new Set(owners.map(({ serial }) => serial)).size,
    people: new Set(owners.map(({ email }) => email.toLowerCase())).size,
  }
}
