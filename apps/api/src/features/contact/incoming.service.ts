import { HOUR_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'
import { senderOf, staffAddressOf } from '../mail/mail-sender.ts'
import { takeMailEvent } from '../newsletter/mail-events.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findContactMessage, hasMessageFrom, insertContactMessage, reopenMessage } from './contact.repo.ts'
import { acknowledgeMessage, tellStaff } from './contact-mails.service.ts'
import { findMergedInto } from './contact-merge.repo.ts'
import { insertIncomingMail, isKnownMail, listBegunBy } from './incoming-mails.repo.ts'
import type { ReadMail } from './read-mail.ts'
import { readReplyToken, tokensIn } from './reply-address.ts'
import { readReturnAddresses } from './return-address.service.ts'
import { findThreadOfOurs, findThreadOfTheirs, hasMachineAnswered } from './thread-mails.repo.ts'
import { REPLY_KEY } from './thread-place.service.ts'

/** Of two machines that answer each other without saying that they are machines, ours stops after its first answer. */
const ACKNOWLEDGED_FOR_MS = HOUR_MS

/** So many messages a sender may begin in an hour; what more comes goes into the last of them. */
const BEGUN_MAX = 30
const BEGUN_WITHIN_MS = HOUR_MS

type Settings = Pick<Config, 'replyAddress' | 'mailFrom' | 'staffEmail'>

/** What became of a mail. */
export type Fate = 'returned' | 'complained' | 'ignored' | 'known' | 'continued' | 'began'

/**
 * Gives a mail that came in its place, in the caller's transaction: what came back is told at the mail that it was; an answer goes into its
 * conversation, or into the one that was merged with, and opens it anew; what begins one becomes a message. Machines get no answer: theirs open nothing and are kept once, and
 * only their notices begin a message.
 */
export async function receiveMail(db: Kysely<Database>, config: Settings, mail: ReadMail, now: Date): Promise<Fate> {
  if (mail.bounce) {
    const { mailIds, ...bounce } = mail.bounce
    const ids = new Set([...mailIds.map(localPart), ...(await readReturnAddresses(db, config, mail.recipients))])
    for (const mailId of ids) await takeMailEvent(db, { kind: 'bounce', mailId, ...bounce }, now)
    return 'returned'
  }
  if (mail.complaint) {
    const reason = 'Vastaanottaja merkitsi viestin roskapostiksi.'
    for (const id of mail.complaint) await takeMailEvent(db, { kind: 'complaint', mailId: localPart(id), reason }, now)
    return 'complained'
  }
  if (!mail.sender || (await isOurs(db, config, mail.sender.email))) return 'ignored'
  if (await isKnownMail(db, mail.contentHash)) return 'known'
  const from = { ...mail, sender: mail.sender }
  const found = (await findThread(db, config, from)) ?? (await findFlooded(db, from))
  const messageId = found && ((await findMergedInto(db, found)) ?? found)
  return messageId ? continueMessage(db, config, from, messageId, now) : beginMessage(db, config, from, now)
}

type SentMail = ReadMail & { sender: NonNullable<ReadMail['sender']> }

const localPart = (mailId: string) => mailId.split('@')[0] ?? ''

async function isOurs(db: Kysely<Database>, config: Settings, email: string): Promise<boolean> {
  const { company } = await readSettings(db)
  const ours = [senderOf(config, company).address, staffAddressOf(config, company), config.replyAddress ?? '']
  const hasToken = config.replyAddress !== undefined && tokensIn(config.replyAddress, [email]).length > 0
  return hasToken || ours.some((address) => address.toLowerCase() === email)
}

/** The message that a mail continues. A token that we have not made is one of nobody's: then nothing else in the mail is believed either. */
async function findThread(db: Kysely<Database>, config: Settings, mail: SentMail): Promise<string | undefined> {
  const tokens = config.replyAddress ? tokensIn(config.replyAddress, mail.recipients) : []
  if (tokens.length > 0) {
    const key = await serverKey(db, REPLY_KEY)
    const [messageId] = tokens.flatMap((token) => readReplyToken(key, token) ?? [])
    return messageId && (await findContactMessage(db, messageId))?.id
  }
  const ours = await findThreadOfOurs(db, mail.references.map(localPart))
  return ours ?? findThreadOfTheirs(db, mail.references, mail.sender.email)
}

/** The last message of a sender who has begun as many as they may; undefined of any other. */
async function findFlooded(db: Kysely<Database>, { sender, receivedAt }: SentMail): Promise<string | undefined> {
  const since = new Date(receivedAt.getTime() - BEGUN_WITHIN_MS)
  const begun = await listBegunBy(db, sender.email, since, BEGUN_MAX)
  return begun.length < BEGUN_MAX ? undefined : begun[0]
}

async function continueMessage(
  db: Kysely<Database>,
  config: Settings,
  mail: SentMail,
  messageId: string,
  now: Date,
): Promise<Fate> {
  const { sender, automatic } = mail
  const isMachine = automatic === 'answer' || automatic === 'bulk'
  if (isMachine && (await hasMachineAnswered(db, messageId, sender.email))) return 'ignored'
  const message = await findContactMessage(db, messageId)
  const row = { ...rowOf(mail, messageId), is_other_sender: message?.email !== sender.email }
  await insertIncomingMail(db, row, mail.attachments)
  if (isMachine) return 'continued'
  await reopenMessage(db, messageId, { text: mail.text, receivedAt: mail.receivedAt }, now)
  // Of a conversation that nobody has opened since the last notice, staff know already.
  if (message?.status !== 'new') await tellStaff(db, config, { messageId, incomingMailId: row.id }, now)
  return 'continued'
}

async function beginMessage(db: Kysely<Database>, config: Settings, mail: SentMail, now: Date): Promise<Fate> {
  const { sender, automatic, subject, text, receivedAt } = mail
  if (automatic === 'answer' || automatic === 'bulk') return 'ignored'
  const isAnswered =
    automatic || (await hasMessageFrom(db, sender.email, new Date(now.getTime() - ACKNOWLEDGED_FOR_MS)))
  const messageId = await insertContactMessage(db, { ...sender, subject, message: text }, [], receivedAt)
  const row = { ...rowOf(mail, messageId), starts_message: true }
  await insertIncomingMail(db, row, mail.attachments)
  if (!isAnswered) await acknowledgeMessage(db, { ...sender, messageId }, now)
  await tellStaff(db, config, { messageId }, now)
  return 'began'
}

const rowOf = ({ sender, mailId, automatic, ...mail }: SentMail, messageId: string) => ({
  id: uuidv7(),
  contact_message_id: messageId,
  mail_id: mailId,
  content_hash: mail.contentHash,
  sender_name: sender.name,
  sender_email: sender.email,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  is_automatic: automatic !== undefined,
  too_large_bytes: mail.tooLargeBytes,
  received_at: mail.receivedAt.toISOString(),
})
