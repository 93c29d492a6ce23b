import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { productModelLabel, productModels } from '@arkpax/schema/product-models'
import { normalSerial } from '@arkpax/schema/serial-number'
import { caseWishLabels, faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCaseInput } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { signedId } from '../accounts/signed-id.repo.ts'
import { insertContactMessage, markReplied, noteAcknowledgement } from '../contact/contact.repo.ts'
import { tellStaff } from '../contact/contact-mails.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { forgetDeletion } from '../media/media-leftovers.repo.ts'
import { findRegistration } from '../registrations/registrations.repo.ts'
import { listRegistrationsOfSerial } from '../registrations/warranty-extensions.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { addUnitEvent } from '../units/unit-events.repo.ts'
import { findUnit } from '../units/units.repo.ts'
import { addEvent } from './warranty-case-events.repo.ts'
import { takeOverFiles } from './warranty-case-files.repo.ts'
import { takeCaseNumber } from './warranty-case-numbers.repo.ts'
import { warrantyCaseReceivedMail } from './warranty-case-received.mail.ts'
import { findCaseOfDraft, insertCase, updateCase } from './warranty-cases.repo.ts'

/** What a case is called by, and the page that keeps telling of it. */
export interface SentCase {
  number: number
  page: string
}

/** The page of a case. */
export const casePage = async (db: Kysely<Database>, id: string): Promise<string> =>
  `/takuuasia/${await signedId(db, 'warranty-cases', id)}`

/**
 * Stores a case, with the files that its form has brought, and tells its customer and the staff. The same form sent again is
 * the same case. Throws `invalid_fields` for a device that the customer has not registered.
 */
export async function sendCase(
  db: Kysely<Database>,
  { config, customer }: { config: Pick<Config, 'staffEmail'>; customer: SignedInCustomer | undefined },
  input: WarrantyCaseInput,
  now: Date,
): Promise<SentCase> {
  const draftHash = input.draft && hashToken(input.draft)
  const device = await findDevice(db, input, customer)
  const { warranty } = await readSettings(db)
  const number = await takeCaseNumber(db)
  const { name, email, phone, fault_kind, description, wish } = input
  const due_on = dayAfter(finnishDay(now), warranty.dueDays)
  const values = { ...device, name, email, phone, fault_kind, description, wish, due_on }
  const id = await insertCase(db, { ...values, number, draft_hash: draftHash }, now)
  const known = id || !draftHash ? undefined : await findCaseOfDraft(db, draftHash)
  if (known) return { number: known.number, page: await casePage(db, known.id) }
  if (!id) throw new Error('a case was neither stored nor there')

  if (draftHash) await forgetDeletion(db, await takeOverFiles(db, draftHash, id))
  await addEvent(db, id, { kind: 'received', state: 'received', is_told: true }, now)
  const text = `Takuuasia ${number}: ${faultKindLabels[fault_kind].toLowerCase()}`
  await addUnitEvent(db, { serial: values.serial_number, kind: 'case', text, at: now })
  const messageId = await beginConversation(db, { ...values, number }, now)
  await updateCase(db, id, { contact_message_id: messageId }, undefined, now)
  const mailId = await queueMail(db, warrantyCaseReceivedMail, { to: email, payload: { caseId: id } }, now)
  await noteAcknowledgement(db, messageId, mailId)
  await tellStaff(db, config, { messageId }, now)
  return { number, page: await casePage(db, id) }
}

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

/** The model of a device that we know by its serial number. */
async function modelOf(db: Kysely<Database>, serial: string): Promise<WarrantyCaseInput['product_model']> {
  const [registration] = await listRegistrationsOfSerial(db, serial)
  if (registration) return registration.product_model
  const unit = await findUnit(db, serial)
  return productModels.find((model) => productModelLabel(model) === unit?.product_name) ?? null
}

/** Mails about the case, and what is answered to them, belong to a conversation of the inbox. It waits for nobody until the customer writes. */
async function beginConversation(
  db: Kysely<Database>,
  given: Device &
    Pick<WarrantyCaseInput, 'name' | 'email' | 'fault_kind' | 'description' | 'wish'> & { number: number },
  now: Date,
): Promise<string> {
  const { number, name, email, serial_number, product_model, fault_kind, description, wish } = given
  const device = product_model ? `${productModelLabel(product_model)}, ${serial_number}` : serial_number
  const subject = `Takuuasia ${number}: ${device}`
  const message = `${faultKindLabels[fault_kind]}\n\n${description}\n\nToive: ${caseWishLabels[wish]}`
  const id = await insertContactMessage(db, { name, email, subject, message }, [], now)
  await markReplied(db, id, now)
  return id
}
