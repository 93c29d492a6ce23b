import { finnishDay } from '@arkpax/schema/format-fi'
import type { Unit } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { linkUnits, listUnitsOfOrder, moveUnits, type OrderedUnit, releaseUnits } from './delivered-units.repo.ts'
import { addEventsOf } from './unit-events.repo.ts'
import { insertUnits, listUnits } from './units.repo.ts'

/** The serial numbers of a line of an order that go in a delivery. */
export interface LineSerials {
  order_item_id: string
  product_id: string
  serials: readonly string[]
}

interface Parcel {
  orderId: string
  orderNumber: number
  deliveryId: string
}

/** Who gives units, and when. */
export interface Giving {
  now: Date
  author: string
  /** Where it is given, only these are added of what nobody knows. */
  newSerials?: readonly string[] | undefined
}

/**
 * Makes exactly these units those of a delivery: a serial number that nobody knows is a new unit, one that is with us leaves the
 * stock, and what was given before and is not any more comes back. Throws `unknown_serials` for one that nobody knows and that is not
 * among `newSerials` where they are given. Refuses, at its line (`items.0.serials`), a serial number of another
 * product, of another order, or of a unit that is being serviced or gone.
 */
export async function giveUnits(
  db: Kysely<Database>,
  parcel: Parcel,
  lines: readonly LineSerials[],
  { now, author, newSerials }: Giving,
): Promise<void> {
  const given = new Set(lines.flatMap(({ serials }) => serials))
  const mine = (await listUnitsOfOrder(db, parcel.orderId)).filter(
    ({ delivery_id }) => delivery_id === parcel.deliveryId,
  )
  await release(
    db,
    mine.filter(({ serial }) => !given.has(serial)),
    parcel.orderNumber,
    { now, author },
  )

  const known = new Map((await listUnits(db, { serials: [...given] })).map((unit) => [unit.serial, unit]))
  if (newSerials) refuseUnknown(lines, (serial) => known.has(serial) || newSerials.includes(serial))
  for (const [index, { order_item_id, product_id, serials }] of lines.entries()) {
    const isHere = (serial: string) => known.get(serial)?.delivery_id === parcel.deliveryId
    const refuse = (reason: string): never => {
      throw invalidField(`items.${index}.serials`, reason)
    }
    for (const serial of serials) {
      const reason = reasonAgainst(known.get(serial), product_id, parcel)
      if (reason) refuse(`Sarjanumero ${serial}: ${reason}`)
    }
    const fresh = serials.filter((serial) => !known.has(serial))
    const facts = { product_id, made_on: null, made_in: null, batch: null }
    await insertUnits(
      db,
      fresh.map((serial) => ({ serial, ...facts })),
      now,
    ).catch((error) => {
      if (!isUniqueViolation(error)) throw error
      refuse(TAKEN)
    })
    const taken = serials.filter((serial) => !isHere(serial))
    const linked = await linkUnits(db, taken, { ...parcel, orderItemId: order_item_id, now })
    if (linked.length < taken.length) refuse(TAKEN)
    await addEventsOf(db, linked, { kind: 'sold', text: `Tilaus ${parcel.orderNumber}`, at: now, author })
  }
}

const TAKEN = 'Joku ehti antaa jonkin näistä sarjanumeroista toiselle tilaukselle. Lataa sivu uudelleen.'

/** A number that is typed wrong would become a unit that nobody made: it is asked about first. */
function refuseUnknown(lines: readonly LineSerials[], mayGo: (serial: string) => boolean): void {
  const errors = lines.flatMap(({ serials }, index) => {
    const unknown = serials.filter((serial) => !mayGo(serial))
    return unknown.length > 0 ? [{ path: `items.${index}.serials`, detail: unknownText(unknown) }] : []
  })
  if (errors.length > 0) throw new ApiError('unknown_serials', { errors })
}

/** So many are named; of a long list the rest are counted. */
const NAMED = 5

function unknownText(serials: readonly string[]): string {
  const [only, ...others] = serials
  if (others.length === 0) return `Numeroa ${only} ei ole laiterekisterissä. Tarkista se tai lisää uusi laite.`
  const rest = serials.length > NAMED ? ` ja ${serials.length - NAMED} muuta` : ''
  return `Näitä numeroita ei ole laiterekisterissä: ${serials.slice(0, NAMED).join(', ')}${rest}. Tarkista ne tai lisää uudet laitteet.`
}

/** Why a unit cannot go; undefined where it can. */
function reasonAgainst(unit: Unit | undefined, productId: string, { deliveryId }: Parcel): string | undefined {
  if (!unit) return undefined
  if (unit.product_id !== productId) return `laite on ${unit.product_name}, ei tämän rivin tuote.`
  if (unit.delivery_id === deliveryId || unit.status === 'in_stock') return undefined
  if (unit.status === 'scrapped') return 'laite on poistettu käytöstä.'
  if (unit.status === 'in_service') return 'laite on huollossa. Merkitse se ensin varastoon.'
  return unit.order_number === null ? 'laite on jo myyty.' : `laite on jo tilauksella ${unit.order_number}.`
}

async function release(
  db: Kysely<Database>,
  units: readonly OrderedUnit[],
  orderNumber: number,
  { now, author }: { now: Date; author: string | null },
): Promise<void> {
  const ids = units.map(({ id }) => id)
  await releaseUnits(db, ids, now)
  await addEventsOf(db, ids, { kind: 'unsold', text: `Tilaus ${orderNumber}`, at: now, author })
}

/**
 * Makes the units of an order follow its deliveries: what stands in none any more, or waits in one of a cancelled order, is ours
 * again; what has arrived is told from the day on which it did.
 */
export async function followDeliveries(
  db: Kysely<Database>,
  order: { id: string; number: number; isCancelled: boolean },
  now: Date,
): Promise<void> {
  const units = await listUnitsOfOrder(db, order.id)
  const isFree = ({ state }: OrderedUnit) => state === null || (state === 'packed' && order.isCancelled)
  const sold = units.filter(({ status }) => status === 'sold')
  await release(db, sold.filter(isFree), order.number, { now, author: null })

  const text = `Tilaus ${order.number}`
  const arrived = units.filter(({ state, delivered_on }) => state === 'delivered' && delivered_on === null)
  await moveUnits(db, arrived, { delivered_on: finnishDay(now) }, now)
  await addEventsOf(
    db,
    arrived.map(({ id }) => id),
    { kind: 'delivered', text, at: now },
  )
  const notArrived = units.filter(
    ({ state, delivered_on }) => (state === 'packed' || state === 'sent') && delivered_on !== null,
  )
  await moveUnits(db, notArrived, { delivered_on: null }, now)
  const taken = { kind: 'status', text: 'Merkintä toimittamisesta peruttiin', at: now } as const
  await addEventsOf(
    db,
    notArrived.map(({ id }) => id),
    taken,
  )
}

/** The units of a delivery are back with us: for sale again, or to be looked at first. */
export async function unitsCameBack(
  db: Kysely<Database>,
  orderId: string,
  deliveryId: string,
  { isForSale, now }: { isForSale: boolean; now: Date },
) {
  const units = (await listUnitsOfOrder(db, orderId)).filter(
    (unit) => unit.delivery_id === deliveryId && unit.status === 'sold',
  )
  await moveUnits(db, units, { status: isForSale ? 'in_stock' : 'in_service' }, now)
  await addEventsOf(
    db,
    units.map(({ id }) => id),
    { kind: 'returned', at: now },
  )
}

/** They have not come back after all. */
export async function unitsDidNotComeBack(db: Kysely<Database>, orderId: string, deliveryId: string, now: Date) {
  const units = (await listUnitsOfOrder(db, orderId)).filter(
    (unit) => unit.delivery_id === deliveryId && (unit.status === 'in_stock' || unit.status === 'in_service'),
  )
  await moveUnits(db, units, { status: 'sold' }, now)
  const taken = { kind: 'status', text: 'Merkintä palautumisesta peruttiin', at: now } as const
  await addEventsOf(
    db,
    units.map(({ id }) => id),
    taken,
  )
}
