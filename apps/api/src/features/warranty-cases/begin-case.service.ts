import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { productModelLabel, productModels } from '@arkpax/schema/product-models'
import { caseWishLabels, faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCase } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { insertContactMessage, markReplied, noteAcknowledgement } from '../contact/contact.repo.ts'
import { queueMail } from '../mail/mail.service.ts'
import { listRegistrationsOfSerial } from '../registrations/warranty-extensions.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { addUnitEvent } from '../units/unit-events.repo.ts'
import { findUnit } from '../units/units.repo.ts'
import { addEvent } from './warranty-case-events.repo.ts'
import { takeCaseNumber } from './warranty-case-numbers.repo.ts'
import { warrantyCaseReceivedMail } from './warranty-case-received.mail.ts'
import { insertCase, updateCase } from './warranty-cases.repo.ts'

/** What a case begins with. `email` is empty where the customer has none. */
export type NewCase = Pick<
  WarrantyCase,
  | ('serial_number' | 'product_model' | 'purchase_date' | 'retailer' | 'fault_kind' | 'description' | 'wish')
  | ('name' | 'email' | 'phone')
>

interface Begun {
  id: string
  number: number
  /** The conversation of its mails; null where the customer has no address. */
  messageId: string | null
}

/**
 * Stores a case, tells of it in the history of its unit, begins its conversation, and mails its customer where they are to be told. Undefined
 * where its form has been sent before.
 */
export async function beginCase(
  db: Kysely<Database>,
  values: NewCase,
  { draftHash, notify, author }: { draftHash: string | null; notify: boolean; author: string | null },
  now: Date,
): Promise<Begun | undefined> {
  const { email, serial_number, fault_kind } = values
  const { warranty } = await readSettings(db)
  const number = await takeCaseNumber(db)
  const due_on = dayAfter(finnishDay(now), warranty.dueDays)
  const id = await insertCase(db, { ...values, number, due_on, draft_hash: draftHash }, now)
  if (!id) return undefined
  const isTold = notify && email !== ''
  await addEvent(db, id, { kind: 'received', state: 'received', is_told: isTold, author_name: author }, now)
  const text = `Takuuasia ${number}: ${faultKindLabels[fault_kind].toLowerCase()}`
  await addUnitEvent(db, { serial: serial_number, kind: 'case', text, author, at: now })
  if (email === '') return { id, number, messageId: null }
  const messageId = await beginConversation(db, { ...values, number }, now)
  await updateCase(db, id, { contact_message_id: messageId }, undefined, now)
  if (isTold) {
    const mailId = await queueMail(db, warrantyCaseReceivedMail, { to: email, payload: { caseId: id } }, now)
    await noteAcknowledgement(db, messageId, mailId)
  }
  return { id, number, messageId }
}

/** The model of a device that we know by its serial number. */
export async function modelOf(db: Kysely<Database>, serial: string): Promise<WarrantyCase['product_model']> {
  const [registration] = await listRegistrationsOfSerial(db, serial)
  if (registration) return registration.product_model
  const unit = await findUnit(db, serial)
  return productModels.find((model) => productModelLabel(model) === unit?.product_name) ?? null
}

/** Mails about the case, and what is answered to them, belong to a conversation of the inbox. It waits for nobody until the customer writes. */
async function beginConversation(
  db: Kysely<Database>,
  given: NewCase & { number: number },
  now: Date,
): Promise<string> {
  const { number, name, email, serial_number, product_model, fault_kind, description, wish } = given
  const device = [product_model && productModelLabel(product_model), serial_number].filter(Boolean).join(', ')
  const subject = `Takuuasia ${number}: ${device}`
  const message = `${faultKindLabels[fault_kind]}\n\n${description}\n\nToive: ${caseWishLabels[wish]}`
  const id = await insertContactMessage(db, { name, email, subject, message }, [], now)
  await markReplied(db, id, now)
  return id
}
