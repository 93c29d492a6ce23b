import type { WarrantyCase, WarrantyCaseChange, WarrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import {
  extendWarranty,
  findExtension,
  listRegistrationsOfSerial,
  takeExtensionBack,
} from '../registrations/warranty-extensions.repo.ts'
import { listUnitEvents } from '../units/unit-events.repo.ts'
import { findUnit } from '../units/units.repo.ts'
import { warrantyOf } from './case-warranty.service.ts'
import { refuseGivenUnits } from './given-units.service.ts'
import { listEvents } from './warranty-case-events.repo.ts'
import { listFiles } from './warranty-case-files.repo.ts'
import { caseSearchText, findCase, listCasesOf, updateCase } from './warranty-cases.repo.ts'

export const caseNotFound = () => new ApiError('not_found', { detail: 'Takuuasiaa ei löytynyt.' })

/** A case that was looked for; throws `not_found` when it is not there. */
export function existingCase(found: WarrantyCase | undefined): WarrantyCase {
  if (!found) throw caseNotFound()
  return found
}

/** One case with all that is known of its device; throws `not_found`. */
export async function readCase(db: Kysely<Database>, id: string, now: Date): Promise<WarrantyCaseDetail> {
  const found = existingCase(await findCase(db, id, now))
  const registrations = await listRegistrationsOfSerial(db, found.serial_number)
  const unit = await findUnit(db, found.serial_number)
  const former = found.serial_number ? await listCasesOf(db, found.serial_number) : []
  return {
    ...found,
    warranty: await warrantyOf(db, found),
    files: await listFiles(db, id),
    events: await listEvents(db, id),
    registrations: registrations.map(({ id, first_name, last_name, email, purchase_date, flagged }) => ({
      ...{ id, email, purchase_date },
      owner: `${first_name} ${last_name}`,
      flagged: Boolean(flagged),
    })),
    unit: unit
      ? { id: unit.id, status: unit.status, product_name: unit.product_name, delivered_on: unit.delivered_on }
      : null,
    unit_events: unit ? await listUnitEvents(db, unit.id) : [],
    former_cases: former.filter((one) => one.id !== id),
  }
}

/** Writes down what staff know of a case; a repair that moved a warranty follows a corrected serial number. False where it is stale. */
export async function changeCase(
  db: Kysely<Database>,
  before: WarrantyCase,
  { parts, ...change }: WarrantyCaseChange,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { id, serial_number } = before
  await refuseGivenUnits(db, before, change)
  const search_text = caseSearchText({ ...before, ...change })
  const isChanged = await updateCase(db, id, { ...change, parts: JSON.stringify(parts), search_text }, version, now)
  if (isChanged && change.serial_number !== serial_number) {
    const months = (await findExtension(db, serial_number))?.months
    if (months && (await takeExtensionBack(db, serial_number, id)))
      await extendWarranty(db, { serialNumber: change.serial_number, months, caseId: id }, now)
  }
  return isChanged
}
