import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@arkpax/schema/durations'
import * as z from 'zod'
import { isHardBounce } from '../mail/bounce-kind.ts'
import type { MailEvent } from './mail-events.service.ts'

/** A signature that is older is not taken, so that what somebody has recorded cannot be sent again later. */
const LONGEST_MS = 10 * MINUTE_MS
const REASON_LENGTH = 500

/** What a service sends: its body, and the heads that prove who sent it. */
export interface Hook {
  body: string
  header: (name: string) => string | undefined
  now: Date
}

/** One service: whether what it sends is signed with our secret, and what it tells. */
interface Format {
  isSigned(hook: Hook, secret: string): boolean
  /** Throws a ZodError for a body that it would not send. */
  events(body: unknown): MailEvent[]
}

const returned = (said: string | undefined) =>
  (said ? `Viesti palautui perille menemättä: ${said}` : 'Viesti palautui perille menemättä.').slice(0, REASON_LENGTH)
const complained = 'Vastaanottaja merkitsi viestin roskapostiksi.'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

function isSame(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const isRecent = (seconds: string | undefined, now: Date) =>
  Math.abs(now.getTime() - Number(seconds) * 1_000) <= LONGEST_MS

const short = z.string().max(2_000)
const email = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
const ownId = short.transform((id) => id.replace(/^<|>$/g, '').split('@')[0] ?? '')

const plainBody = z.object({
  events: z
    .array(
      z.object({
        event: z.enum(['bounce', 'complaint']),
        /** The Message-ID of our mail, or what stands in it before the `@`. */
        mail_id: ownId.optional(),
        email: email.optional(),
        /** The address is no good at all; without it the reason tells. */
        permanent: z.boolean().optional(),
        reason: short.optional(),
      }),
    )
    .max(1_000),
})

/** Our own format, signed by `X-Signature: t=<seconds>,v1=<hex of HMAC-SHA256 of "<seconds>.<body>">`. */
const plain: Format = {
  isSigned({ body, header, now }, secret) {
    const [, seconds = '', proof = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header('x-signature') ?? '') ?? []
    return isRecent(seconds, now) && isSame(proof, hmac(secret, `${seconds}.${body}`))
  },
  events: (body) =>
    plainBody.parse(body).events.map(({ event, mail_id, email, permanent, reason }) => ({
      ...{ kind: event, mailId: mail_id, email },
      isHard: permanent ?? isHardBounce(reason ?? ''),
      reason: event === 'complaint' ? complained : returned(reason),
    })),
}

const mailgunBody = z.object({
  signature: z.object({ timestamp: z.string().max(20), token: z.string().max(100), signature: z.string().max(100) }),
  'event-data': z.object({
    event: short,
    severity: short.optional(),
    recipient: email,
    message: z.object({ headers: z.object({ 'message-id': ownId.optional() }) }).optional(),
    'delivery-status': z
      .object({ message: short.nullish(), description: short.nullish(), 'enhanced-code': short.nullish() })
      .optional(),
  }),
})

/** Mailgun signs its timestamp and its token, in the body. What it tries again by itself is not told. */
const mailgun: Format = {
  isSigned({ body, now }, secret) {
    const { data } = mailgunBody.pick({ signature: true }).safeParse(parsed(body))
    if (!data) return false
    const { timestamp, token, signature } = data.signature
    return isRecent(timestamp, now) && isSame(signature, hmac(secret, timestamp + token))
  },
  events(body) {
    const { event, severity, recipient, message, 'delivery-status': status } = mailgunBody.parse(body)['event-data']
    const about = { mailId: message?.headers['message-id'], email: recipient }
    if (event === 'complained') return [{ kind: 'complaint', ...about, reason: complained }]
    if (event !== 'failed' || severity !== 'permanent') return []
    const said = [status?.['enhanced-code'], status?.message || status?.description].filter(Boolean).join(' ')
    return [{ kind: 'bounce', ...about, isHard: isHardBounce(said), reason: returned(said) }]
  },
}

const postmarkBody = z.object({
  RecordType: short,
  Type: short.optional(),
  Email: email.optional(),
  Description: short.nullish(),
  Details: short.nullish(),
})

/** Postmark proves itself by the password of the address that it is given (`https://postmark:<secret>@…`); it knows no ids of ours. */
const postmark: Format = {
  isSigned({ header }, secret) {
    const [, credentials = ''] = /^Basic (.+)$/i.exec(header('authorization') ?? '') ?? []
    return isSame(
      Buffer.from(credentials, 'base64')
        .toString()
        .replace(/^[^:]*:/, ''),
      secret,
    )
  },
  events(body) {
    const { RecordType, Type, Email, Description, Details } = postmarkBody.parse(body)
    if (RecordType === 'SpamComplaint') return [{ kind: 'complaint', email: Email, reason: complained }]
    if (RecordType !== 'Bounce') return []
    const isHard = Type === 'HardBounce' || Type === 'BadEmailAddress'
    return [{ kind: 'bounce', email: Email, isHard, reason: returned(Details || Description || undefined) }]
  },
}

/** The services whose reports are understood, by their name in the address. */
export const mailEventFormats: ReadonlyMap<string, Format> = new Map(Object.entries({ plain, mailgun, postmark }))

/** A body as JSON; undefined where it is none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
