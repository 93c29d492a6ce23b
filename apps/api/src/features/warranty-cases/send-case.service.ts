import { normalSerial } from '@arkpax/schema/serial-number'
import type { WarrantyCaseInput } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { signedId } from '../accounts/signed-id.repo.ts'
import { tellStaff } from '../contact/contact-mails.service.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { forgetDeletion } from '../media/media-leftovers.repo.ts'
import { findRegistration } from '../registrations/registrations.repo.ts'
import { beginCase, modelOf, type NewCase } from './begin-case.service.ts'
import { takeOverFiles } from './warranty-case-files.repo.ts'
import { findCaseOfDraft } from './warranty-cases.repo.ts'

/** What a case is called by, and the page that keeps telling of it. */
export interface SentCase {
  number: number
  page: string
}

/** Tells the page of a case that the form came again with other words, which were not kept. */
export const SENT_BEFORE = 'jo-lahetetty'

/** The page of a case. */
export const casePage = async (db: Kysely<Database>, id: string): Promise<string> =>
  `/takuuasia/${await signedId(db, 'warranty-cases', id)}`

/**
 * Stores a case, with the files that its form has brought, and tells its customer and the staff. The same form sent again is
 * the same case. Throws `invalid_fields` for a device that the customer has not registered.
 */
export async function sendCase(
  db: Kysely<Database>,
  { config, customer }: { config: Pick<Config, 'staffEmail' | 'rateLimits'>; customer: SignedInCustomer | undefined },
  input: WarrantyCaseInput,
  now: Date,
): Promise<SentCase> {
  const draftHash = input.draft ? hashToken(input.draft) : null
  const device = await findDevice(db, input, customer)
  const { name, email, phone, fault_kind, description, wish } = input
  const values = { ...device, name, email, phone, fault_kind, description, wish }
  const notify = await mayMail(db, email, 'form-mails-to-address', config, now)
  const begun = await beginCase(db, values, { draftHash, notify, author: null }, now)
  const known = begun || !draftHash ? undefined : await findCaseOfDraft(db, draftHash)
  if (known) {
    const page = await casePage(db, known.id)
    return { number: known.number, page: isSame(known, values) ? page : `${page}?${SENT_BEFORE}=1` }
  }
  if (!begun) throw new Error('a case was neither stored nor there')

  const { id, number, messageId } = begun
  if (draftHash) await forgetDeletion(db, await takeOverFiles(db, draftHash, id))
  if (messageId) await tellStaff(db, config, { messageId }, now)
  return { number, page: await casePage(db, id) }
}

const TYPED = [
  ...(['serial_number', 'product_model', 'purchase_date', 'retailer', 'fault_kind', 'description', 'wish'] as const),
  ...(['name', 'email', 'phone'] as const),
]

const isSame = (kept: NewCase, sent: NewCase): boolean => TYPED.every((field) => kept[field] === sent[field])

type Device = Pick<WarrantyCaseInput, 'product_model' | 'purchase_date' | 'retailer'> & { serial_number: string }

/** The device that is meant: a registered one of the customer's, or what was typed. */
async function findDevice(
  db: Kysely<Database>,
  { registration_id, serial_number, product_model, purchase_date, retailer }: WarrantyCaseInput,
  customer: SignedInCustomer | undefined,
): Promise<Device> {
  if (!registration_id) {
    const serial = normalSerial(serial_number ?? '')
    const model = product_model ?? (await modelOf(db, serial))
    return { serial_number: serial, product_model: model, purchase_date, retailer }
  }
  const found = customer?.email_verified_at ? await findRegistration(db, registration_id) : undefined
  if (!found || found.email !== customer?.email)
    throw invalidField('registration_id', 'Laitetta ei löytynyt tililtäsi. Anna sarjanumero.')
  return {
    serial_number: found.serialNumber,
    product_model: found.productModel,
    purchase_date: found.purchaseDate,
    retailer: found.retailer,
  }
}
