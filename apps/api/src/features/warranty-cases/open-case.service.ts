import { normalSerial } from '@arkpax/schema/serial-number'
import { caseOriginLabels } from '@arkpax/schema/warranty-case-labels'
import type { StaffCaseInput } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { beginCase, modelOf } from './begin-case.service.ts'
import { addEvent } from './warranty-case-events.repo.ts'

/** Opens a case for a customer who told of it otherwise, with a note of how; gives its id. */
export async function openCase(
  db: Kysely<Database>,
  { origin, notify, serial_number, product_model, ...told }: StaffCaseInput,
  { now, author }: { now: Date; author: string },
): Promise<string> {
  const serial = normalSerial(serial_number ?? '')
  const model = product_model ?? (serial ? await modelOf(db, serial) : null)
  const values = { ...told, serial_number: serial, product_model: model }
  const begun = await beginCase(db, values, { draftHash: null, notify, author }, now)
  if (!begun) throw new Error('a case without a form was refused as one that had been sent')
  const text = `Asiakas otti yhteyttä: ${caseOriginLabels[origin].toLowerCase()}`
  await addEvent(db, begun.id, { kind: 'note', text, author_name: author }, now)
  return begun.id
}
