import { finnishDay } from '@arkpax/schema/format-fi'
import { warrantyEnd } from '@arkpax/schema/warranty'
import type { CaseWarranty, WarrantyCase } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findExtension, listRegistrationsOfSerial } from '../registrations/warranty-extensions.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findUnit } from '../units/units.repo.ts'

type Device = Pick<WarrantyCase, 'serial_number' | 'purchase_date' | 'email'>

/**
 * Until when the device of a case has its warranty, a repair counted in: that of its registration (the customer's own where there
 * are several), or counted from the day on which it was delivered, or of the purchase that the customer told. Null where nobody knows.
 */
export async function warrantyOf(
  db: Kysely<Database>,
  { serial_number, purchase_date, email }: Device,
): Promise<CaseWarranty | null> {
  const extended_months = (await findExtension(db, serial_number))?.months ?? 0
  const registrations = await listRegistrationsOfSerial(db, serial_number)
  const registration = registrations.find((one) => one.email === email) ?? registrations[0]
  if (registration) return { until: registration.warranty_end, basis: 'registration', extended_months }
  const delivered = (await findUnit(db, serial_number))?.delivered_on
  const from = delivered ?? purchase_date
  if (!from) return null
  const { terms } = await readSettings(db)
  const end = warrantyEnd(from, terms.warrantyMonths)
  const until = extended_months > 0 ? warrantyEnd(end, extended_months) : end
  return { until, basis: delivered ? 'delivery' : 'stated', extended_months }
}

/**
 * By how much a repair would move the warranty of a case, and to when: not where the settings say that it does not, where the case
 * came when the warranty was over, or where an earlier repair has moved it.
 */
export async function extensionOf(
  db: Kysely<Database>,
  given: Device & Pick<WarrantyCase, 'created_at'>,
): Promise<{ months: number; before: string; after: string } | null> {
  const { warranty: settings } = await readSettings(db)
  const months = settings.repairExtendsMonths
  const warranty = await warrantyOf(db, given)
  // An end is moved for one device, which its serial number names.
  if (months === 0 || !given.serial_number || !warranty || warranty.extended_months > 0) return null
  if (finnishDay(new Date(given.created_at)) > warranty.until) return null
  return { months, before: warranty.until, after: warrantyEnd(warranty.until, months) }
}
