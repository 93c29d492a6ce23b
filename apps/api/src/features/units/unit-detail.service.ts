import { normalSerial } from '@arkpax/schema/serial-number'
import type { Unit, UnitDetail } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { passportUrl } from './passport-url.ts'
import { listUnitEvents } from './unit-events.repo.ts'
import { listRegistrationsOf } from './unit-registrations.repo.ts'
import { findUnit } from './units.repo.ts'

/** The unit with a serial number; throws `not_found` when there is none. */
export async function existingUnit(db: Kysely<Database>, serial: string): Promise<Unit> {
  const unit = await findUnit(db, serial)
  if (!unit) throw new ApiError('not_found', { detail: `Laitetta ${normalSerial(serial)} ei löytynyt.` })
  return unit
}

/** The same with its history and its registrations. `site` is our address on the web. */
export async function unitDetailOf(db: Kysely<Database>, serial: string, site: string): Promise<UnitDetail> {
  const unit = await existingUnit(db, serial)
  return {
    ...unit,
    passport_url: passportUrl(site, unit.passport_id),
    registrations: await listRegistrationsOf(db, unit.serial),
    events: await listUnitEvents(db, unit.id),
  }
}
