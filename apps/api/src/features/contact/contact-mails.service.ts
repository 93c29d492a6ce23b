import { MINUTE_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { countMailsSince, isMailToCome } from '../mail/outbox.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { noteAcknowledgement } from './contact.repo.ts'
import { contactAcknowledgement } from './contact-acknowledgement.mail.ts'
import { contactDigest } from './contact-digest.mail.ts'
import { contactNotice } from './contact-notice.mail.ts'

/** Tells the sender of a message that it has come, that of an inquiry with its own page; what they answer to that finds the message. */
export async function acknowledgeMessage(
  db: Kysely<Database>,
  { messageId, name, email, page }: { messageId: string; name: string; email: string; page?: string },
  now: Date,
): Promise<void> {
  const mailId = await queueMail(db, contactAcknowledgement, { to: email, payload: { name, messageId, page } }, now)
  await noteAcknowledgement(db, messageId, mailId)
}

/** Of so many messages within so long each has a notice of its own; what comes more is told of together, once that long later. */
const NOTICES_MAX = 20
const NOTICES_WITHIN_MS = 10 * MINUTE_MS

/** Tells staff of a message, or of a mail that continues it; in a flood, of all that nobody has opened. */
export async function tellStaff(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  payload: { messageId: string; incomingMailId?: string },
  now: Date,
): Promise<void> {
  const { company } = await readSettings(db)
  const to = staffAddressOf(config, company)
  const since = new Date(now.getTime() - NOTICES_WITHIN_MS)
  if ((await countMailsSince(db, contactNotice.name, since)) < NOTICES_MAX) {
    await queueMail(db, contactNotice, { to, payload }, now)
  } else if (!(await isMailToCome(db, contactDigest.name, now))) {
    const sendAt = new Date(now.getTime() + NOTICES_WITHIN_MS)
    await queueMail(db, contactDigest, { to, payload: {}, sendAt }, now)
  }
}
