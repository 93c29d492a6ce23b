import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { noteAcknowledgement } from './contact.repo.ts'
import { contactAcknowledgement } from './contact-acknowledgement.mail.ts'
import { contactNotice } from './contact-notice.mail.ts'

/** Tells the sender of a message that it has come; what they answer to that finds the message. */
export async function acknowledgeMessage(
  db: Kysely<Database>,
  { messageId, name, email }: { messageId: string; name: string; email: string },
  now: Date,
): Promise<void> {
  const mailId = await queueMail(db, contactAcknowledgement, { to: email, payload: { name, messageId } }, now)
  await noteAcknowledgement(db, messageId, mailId)
}

/** Tells staff of a message, or of a mail that continues it. */
export async function tellStaff(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  payload: { messageId: string; incomingMailId?: string },
  now: Date,
): Promise<void> {
  const { company } = await readSettings(db)
  await queueMail(db, contactNotice, { to: staffAddressOf(config, company), payload }, now)
}
