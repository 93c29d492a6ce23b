import { finnishDay } from '@arkpax/schema/format-fi'
import type { WarrantyCase, WarrantyCaseChange } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { addUnitEvent } from '../units/unit-events.repo.ts'
import { findUnit, updateUnit } from '../units/units.repo.ts'
import { findCaseThatGives } from './warranty-cases.repo.ts'

const FIELDS = ['replacement_serial', 'loan_serial'] as const

/**
 * Refuses, at its field, a device that staff would give in the place of another and that is not ours to give: one that nobody knows, that is
 * not in stock, is another product than the faulty one, or has been given in another case. What stood there before stays as it is.
 */
export async function refuseGivenUnits(
  db: Kysely<Database>,
  before: WarrantyCase,
  change: Pick<WarrantyCaseChange, 'serial_number' | (typeof FIELDS)[number]>,
): Promise<void> {
  for (const field of FIELDS) {
    const serial = change[field]
    if (serial === null || serial === before[field]) continue
    const reason = await reasonAgainst(db, serial, { id: before.id, faulty: change.serial_number })
    if (reason) throw invalidField(field, reason)
  }
  if (change.loan_serial !== null && change.loan_serial === change.replacement_serial)
    throw invalidField('loan_serial', 'Sama laite on merkitty uudeksi laitteeksi')
}

async function reasonAgainst(
  db: Kysely<Database>,
  serial: string,
  { id, faulty }: { id: string; faulty: string },
): Promise<string | undefined> {
  if (serial === faulty) return 'Tämä on viallinen laite itse'
  const unit = await findUnit(db, serial)
  if (!unit) return `Laitetta ${serial} ei ole laiterekisterissä. Lisää se ensin laitteisiin`
  if (unit.status === 'scrapped') return `Laite ${serial} on poistettu käytöstä`
  if (unit.status === 'in_service') return `Laite ${serial} on huollossa. Merkitse se ensin varastoon`
  if (unit.status !== 'in_stock')
    return unit.order_number === null
      ? `Laite ${serial} on jo myyty`
      : `Laite ${serial} on jo tilauksella ${unit.order_number}`
  const wanted = faulty === '' ? undefined : await findUnit(db, faulty)
  if (wanted && wanted.product_id !== unit.product_id)
    return `Laite ${serial} on ${unit.product_name}, viallinen laite on ${wanted.product_name}`
  const other = await findCaseThatGives(db, serial, id)
  return other === undefined ? undefined : `Laite ${serial} on annettu jo takuuasiassa ${other}`
}

/** Refuses to call a case replaced whose device is known to be one of ours while nobody has told which one came in its place. */
export async function refuseNamelessReplacement(db: Kysely<Database>, given: WarrantyCase): Promise<void> {
  if (given.replacement_serial !== null || given.serial_number === '') return
  if (await findUnit(db, given.serial_number))
    throw invalidField('state', 'Kirjaa ensin uuden laitteen sarjanumero kohtaan Käsittely')
}

interface By {
  now: Date
  author: string
}

/** Makes the devices that a case gives follow it, from how it stood to how it stands. */
export async function moveGivenUnits(
  db: Kysely<Database>,
  before: WarrantyCase,
  after: WarrantyCase,
  { now, author }: By,
): Promise<void> {
  const was = replacementOf(before)
  const is = replacementOf(after)
  const tell = (serial: string, text: string) =>
    addUnitEvent(db, { serial, kind: 'case', text: `Takuuasia ${after.number}: ${text}`, author, at: now })
  if (was !== null && was !== is) {
    const unit = await findUnit(db, was)
    if (unit?.status === 'sold' && unit.order_id === null)
      await updateUnit(db, unit.id, { status: 'in_stock', delivered_on: null }, { now })
    await tell(was, 'vaihto peruttiin')
  }
  if (is !== null && was !== is) {
    const unit = await findUnit(db, is)
    if (unit?.status === 'in_stock')
      await updateUnit(db, unit.id, { status: 'sold', delivered_on: finnishDay(now) }, { now })
    await tell(is, 'annettu uudeksi laitteeksi')
  }
  if (before.loan_serial === after.loan_serial) return
  if (before.loan_serial !== null) await tell(before.loan_serial, 'lainamerkintä poistettiin')
  if (after.loan_serial !== null) await tell(after.loan_serial, 'lainalaitteena')
}

/** The device that has been given; none before the case says that it was replaced. */
const replacementOf = ({ state, replacement_serial }: WarrantyCase): string | null =>
  state === 'replaced' || state === 'closed' ? replacement_serial : null
