import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_DIGITS = 26
const PROOF_BYTES = 10
const PROOF_DIGITS = 16
/** Digits of the base 32; mail servers may change the case of letters, so there are only small ones. */
export const TOKEN_LENGTH = ID_DIGITS + PROOF_DIGITS

const inDigits = (hex: string, length: number) => BigInt(`0x${hex}`).toString(32).padStart(length, '0')

const proofOf = (key: string, messageId: string) =>
  inDigits(
    createHmac('sha256', key)
      .update(messageId)
      .digest('hex')
      .slice(0, PROOF_BYTES * 2),
    PROOF_DIGITS,
  )

/** What stands for a message (a UUID) in our address: its id, and a proof that we wrote it. */
export const replyToken = (key: string, messageId: string) =>
  inDigits(messageId.replaceAll('-', ''), ID_DIGITS) + proofOf(key, messageId)

/** The message that a token stands for; undefined where we have not made it. */
export function readReplyToken(key: string, token: string): string | undefined {
  if (!/^[0-9a-v]+$/.test(token) || token.length !== TOKEN_LENGTH) return undefined
  const number = [...token.slice(0, ID_DIGITS)].reduce(
    (sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)),
    0n,
  )
  const hex = number.toString(16).padStart(32, '0')
  const messageId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.+)$/, '$1-$2-$3-$4-$5')
  const isOurs = timingSafeEqual(Buffer.from(proofOf(key, messageId)), Buffer.from(token.slice(ID_DIGITS)))
  return isOurs ? messageId : undefined
}

const PLACE = '{token}'

/** The address that an answer to a message comes to: `pattern` with the token in its place, or as it is. */
export const replyAddress = (pattern: string, key: string, messageId: string) =>
  pattern.replace(PLACE, replyToken(key, messageId))

/** What stands in the place of the token in addresses that are like our pattern; empty where it has no place for one. */
export function tokensIn(pattern: string, addresses: readonly string[]): string[] {
  const [before = '', after] = pattern.toLowerCase().split(PLACE)
  if (after === undefined) return []
  return addresses
    .filter((address) => address.startsWith(before) && address.endsWith(after))
    .map((address) => address.slice(before.length, address.length - after.length))
    .filter((token) => token !== '')
}
