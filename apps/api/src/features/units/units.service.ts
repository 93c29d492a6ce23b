import { finnishDay } from '@arkpax/schema/format-fi'
import type { Unit, UnitFacts, UnitInput, UnitService } from '@arkpax/schema/units'
import { unitStatusLabels } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { findProducts } from '../products/products.repo.ts'
import { existingUnit } from './unit-detail.service.ts'
import { addEventsOf } from './unit-events.repo.ts'
import { insertUnits, unitSearchText, updateUnit } from './units.repo.ts'

interface By {
  now: Date
  author: string
}

/** Adds a unit. Refuses a serial number that is taken, and a product that is not in the shop. */
export async function createUnit(db: Kysely<Database>, input: UnitInput, { now, author }: By): Promise<Unit> {
  await refuseUnknownProduct(db, input.product_id, now)
  try {
    const ids = await insertUnits(db, [input], now)
    await addEventsOf(db, ids, { kind: 'added', at: now, author })
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('serial', 'Sarjanumero on jo toisella laitteella')
    throw error
  }
  return existingUnit(db, input.serial)
}

async function refuseUnknownProduct(db: Kysely<Database>, productId: string, now: Date): Promise<void> {
  const [product] = await findProducts(db, [productId], now)
  if (!product) throw invalidField('product_id', 'Tuotetta ei löytynyt')
}

/** Changes how a unit was made. What has been sold stays the product that it was sold as. */
export async function changeUnit(
  db: Kysely<Database>,
  serial: string,
  facts: UnitFacts,
  { version, now }: { version: number | undefined; now: Date },
): Promise<{ before: Unit; after: Unit }> {
  const before = await existingUnit(db, serial)
  if (facts.product_id !== before.product_id) {
    if (before.order_id) throw invalidField('product_id', 'Laite on tilauksella, joten sen tuotetta ei voi vaihtaa')
    await refuseUnknownProduct(db, facts.product_id, now)
  }
  const search_text = unitSearchText({ serial: before.serial, batch: facts.batch })
  if (!(await updateUnit(db, before.id, { ...facts, search_text }, { version, now })))
    throw new ApiError('stale', { current: await existingUnit(db, serial) })
  return { before, after: await existingUnit(db, serial) }
}

/** Writes down what was done to a unit; what its battery told is its condition from then on. */
export async function serviceUnit(
  db: Kysely<Database>,
  serial: string,
  { kind, text, status, cycles, state_of_health }: UnitService,
  { now, author }: By,
): Promise<{ before: Unit; after: Unit }> {
  const before = await existingUnit(db, serial)
  if (cycles !== null && before.cycles !== null && cycles < before.cycles)
    throw invalidField('cycles', `Syklejä oli jo ${before.cycles}, eikä luku voi pienentyä`)
  const isSame = status === before.status
  if (text === null && cycles === null && state_of_health === null && isSame)
    throw invalidField('text', 'Kirjoita, mitä tehtiin')
  const isRead = cycles !== null || state_of_health !== null
  const health = isRead && {
    cycles: cycles ?? before.cycles,
    state_of_health: state_of_health ?? before.state_of_health,
    health_on: finnishDay(now),
  }
  await updateUnit(db, before.id, { status, ...health }, { now })
  const moved = isSame ? null : `${unitStatusLabels[before.status]} → ${unitStatusLabels[status]}`
  const told = [moved, text].filter((part) => part !== null).join('. ')
  await addEventsOf(db, [before.id], { kind, text: told || null, cycles, state_of_health, author, at: now })
  return { before, after: await existingUnit(db, serial) }
}
