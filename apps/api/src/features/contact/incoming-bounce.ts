import { isHardBounce } from '../mail/bounce-kind.ts'

/** That a mail of ours came back: the ids in the head of what came back, and the reason in Finnish. */
export interface Bounce {
  mailIds: string[]
  reason: string
  /** The address is no good at all. */
  isHard: boolean
}

/** A part of a mail, decoded. */
interface Part {
  type: string
  content: string
}

const REASON_LENGTH = 500
const MAIL_ID = /<([^\s<>]{1,300})>/g

/** The ids in a header such as References or Message-ID, without brackets. */
export const idsIn = (value: string): string[] => [...value.matchAll(MAIL_ID)].map(([, id = '']) => id)

/** Reads a report of failed delivery (RFC 3464) from its parts; undefined where it tells of a delay or of nothing. */
export function readBounce(parts: readonly Part[]): Bounce | undefined {
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))?.content
  if (!status || !/^action:\s*failed/im.test(status)) return undefined
  const mailIds = returnedIds(parts)
  const diagnosis = field(status, 'diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ?? field(status, 'status')
  const said = [field(status, 'status'), diagnosis].filter(Boolean).join(' ')
  return { mailIds, reason: reasonOf(diagnosis), isHard: isHardBounce(said) }
}

/** Reads a complaint of a reader, as mail services send it (RFC 5965): the ids in the head of what was complained of. Undefined where it is none. */
export function readComplaint(parts: readonly Part[]): string[] | undefined {
  const report = parts.find(({ type }) => type === 'message/feedback-report')?.content
  const type = report && field(report, 'feedback-type')
  if (!type || type.toLowerCase() === 'not-spam') return undefined
  return returnedIds(parts)
}

/** The ids in the head of the mail that a report is about. */
function returnedIds(parts: readonly Part[]): string[] {
  const returned = parts.find(({ type }) => /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/.test(type))?.content
  const [head = ''] = unfolded(returned ?? '').split(/\r?\n\r?\n/)
  return idsIn(/^message-id:(.*)$/im.exec(head)?.[1] ?? '')
}

const reasonOf = (diagnosis: string | undefined) =>
  (diagnosis ? `Viesti palautui perille menemättä: ${diagnosis}` : 'Viesti palautui perille menemättä.').slice(
    0,
    REASON_LENGTH,
  )

const unfolded = (text: string) => text.replace(/\r?\n[ \t]+/g, ' ')

function field(text: string, name: string): string | undefined {
  const value = new RegExp(`^${name}:(.*)$`, 'im')
    .exec(unfolded(text))?.[1]
    ?.replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return value || undefined
}
