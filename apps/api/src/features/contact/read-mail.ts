import { createHash } from 'node:crypto'
import { emailAddress } from '@arkpax/schema/text'
import { type AddressObject, type Attachment, type ParsedMail as MimeMail, simpleParser } from 'mailparser'
import type { FetchedMail } from '../../services/mailbox.ts'
import { isKeptKind, safeName } from './attachment-kinds.ts'
import { type Automatic, automaticOf, type MailHead } from './incoming-automatic.ts'
import { type Bounce, idsIn, readBounce, readComplaint } from './incoming-bounce.ts'
import { htmlToText } from './incoming-html.ts'
import type { NewAttachment } from './incoming-mails.repo.ts'
import { type SplitText, splitQuoted } from './incoming-quotes.ts'

const LARGEST_FILE = 10_000_000
const MOST_FILES = 20
const LONGEST_TEXT = 20_000
const MOST_REFERENCES = 100
/** A picture in the middle of the text that is smaller belongs to a signature. */
const SMALLEST_PICTURE = 8_000

/** A mail as a person would read it: plain text, and what its head tells. */
export interface ReadMail extends SplitText {
  mailId: string | null
  contentHash: string
  /** Ids of the mails that it answers, without brackets. */
  references: string[]
  /** All addresses that it came to, in lower case. */
  recipients: string[]
  /** Undefined where it names none that can be answered. */
  sender: { name: string; email: string } | undefined
  subject: string
  automatic: Automatic | undefined
  bounce: Bounce | undefined
  /** Ids of the mails that a reader complains of; undefined where nobody does. */
  complaint: string[] | undefined
  attachments: NewAttachment[]
  tooLargeBytes: number | null
  receivedAt: Date
}

/** Reads a mail. Nothing that it points at is fetched. */
export async function readMail({ raw, receivedAt, tooLarge }: FetchedMail): Promise<ReadMail> {
  const mail = await simpleParser(raw, {
    ...{ keepCidLinks: true, skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true },
    keepDeliveryStatus: true,
  })
  const head: MailHead = mail.headerLines.map(({ key, line }) => ({ name: key, value: lineValue(line) }))
  const values = (...names: string[]) => head.filter(({ name }) => names.includes(name)).map(({ value }) => value)
  const sender = senderOf(mail)
  const full = textOf(mail)
  const subject = oneLine(mail.subject ?? '').slice(0, 300) || '(ei aihetta)'
  const isReport = /^multipart\/report/i.test(values('content-type')[0] ?? '')
  return {
    ...splitLimited(full),
    mailId: values('message-id').flatMap(idsIn)[0] ?? null,
    contentHash: hashOf(...values('message-id', 'date', 'from'), subject, full),
    references: values('in-reply-to', 'references').flatMap(idsIn).slice(-MOST_REFERENCES),
    recipients: [
      ...addressesOf(mail.to, mail.cc),
      ...values('delivered-to', 'x-original-to', 'envelope-to').map((value) => value.replace(/[<>]/g, '').trim()),
    ].map((address) => address.toLowerCase()),
    sender,
    subject,
    automatic: automaticOf(head, sender?.email ?? ''),
    bounce: isReport ? readBounce(mail.attachments.map(partOf)) : undefined,
    complaint: isReport ? readComplaint(mail.attachments.map(partOf)) : undefined,
    attachments: [
      ...attachmentsOf(mail.attachments),
      ...(tooLarge?.files ?? []).map(({ name, size }) => refused(safeName(name), size, 'mail')),
    ],
    tooLargeBytes: tooLarge?.bytes ?? null,
    receivedAt,
  }
}

const partOf = ({ contentType, content }: Attachment) => ({ type: contentType, content: content.toString() })

const lineValue = (line: string) =>
  line
    .replace(/^[^:]*:/, '')
    .replace(/\r?\n[ \t]*/g, ' ')
    .trim()

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()

const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

function senderOf({ from }: MimeMail): ReadMail['sender'] {
  const [first] = from?.value ?? []
  const email = emailAddress().safeParse(first?.address ?? '')
  if (!email.success) return undefined
  return { name: oneLine(first?.name ?? '').slice(0, 200) || email.data, email: email.data }
}

const addressesOf = (...fields: (AddressObject | AddressObject[] | undefined)[]) =>
  fields
    .flat()
    .flatMap((field) => field?.value ?? [])
    .flatMap(({ address, group = [] }) => [address, ...group.map((member) => member.address)])
    .filter((address) => address !== undefined)

/** The text that the sender's program wrote, or the one that is in the HTML. */
function textOf({ text, html }: MimeMail): string {
  const plain = text?.trim() ? text : html ? htmlToText(html) : ''
  return plain.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
}

function splitLimited(full: string): SplitText {
  const { text, quoted } = splitQuoted(full.slice(0, 10 * LONGEST_TEXT))
  const rest = text.slice(LONGEST_TEXT)
  return { text: text.slice(0, LONGEST_TEXT), quoted: `${rest}${quoted ?? ''}`.slice(0, LONGEST_TEXT) || null }
}

function attachmentsOf(files: readonly Attachment[]): NewAttachment[] {
  const shown = files.filter((file) => !isPartOfText(file) && !/^message\/|^text\/rfc822/.test(file.contentType))
  return shown.map(({ filename, contentType, content }, at) => {
    const name = safeName(filename ?? `liite.${contentType.split('/')[1] ?? ''}`)
    if (at >= MOST_FILES) return refused(name, content.length, 'count')
    if (content.length > LARGEST_FILE) return refused(name, content.length, 'size')
    if (!isKeptKind(name, content)) return refused(name, content.length, 'kind')
    return { name, size: content.length, refusal: null, content }
  })
}

const refused = (name: string, size: number, refusal: NewAttachment['refusal']): NewAttachment => ({
  ...{ name, size, refusal },
  content: null,
})

const isPartOfText = ({ related, cid, contentType, content }: Attachment) =>
  Boolean(related && cid) && contentType.startsWith('image/') && content.length < SMALLEST_PICTURE
