/** What a sender wrote, and what the mail only repeats: earlier mails and the signature. */
export interface SplitText {
  text: string
  quoted: string | null
}

/** 'On Mon, … wrote:', 'pe 20.11.2026 klo 12.05 … kirjoitti:', '… kirjoitti 20.11.2026 kello 12.05:'. */
const WROTE = /\b(?:wrote|kirjoitti|skrev|schrieb)\b[^:]{0,60}:$/i
const DATE_OR_ADDRESS = /\d{1,2}[./:-]\d{1,2}|\d{4}|@/
const SEPARATOR =
  /^-{2,}\s*(?:Original Message|Alkuperäinen viesti|Ursprungligt meddelande|Forwarded message|Välitetty viesti)\s*-{2,}$/i
const FROM = /^\*?(?:From|Lähettäjä|Från)\s*:/i
const SENT = /^\*?(?:Sent|Date|Lähetetty|Päivämäärä|Päiväys|Pvm|Skickat|Datum)\s*:/i
const RULE = /^_{10,}$/
const SIGNATURE = /^--\s?$/
const DEVICE =
  /^(?:Lähetetty (?:minun )?(?:iPhonesta|iPadista|Outlook|Samsung|Android|Huawei)|Sent from (?:my |Outlook|Samsung)|Skickat från |Hanki Outlook|Get Outlook|Hämta Outlook)/i

/** A line that a program wrote may have been broken into as many. */
const INTRODUCTION_LINES = 3
const HEAD_LINES = 5
const LAST_LINES = 3

const isQuote = (line: string) => /^\s*>/.test(line)
const isBlank = (line: string) => line.trim() === ''
const joined = (lines: readonly string[]) => lines.join('\n').trim()

/**
 * Splits the text of a mail. An answer that is written between the lines of the other is left whole; so is a text that would have
 * nothing left.
 */
export function splitQuoted(full: string): SplitText {
  const lines = full
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const [own, repeated] = splitSignature(...splitEarlier(lines))
  const text = joined(own)
  if (text === '') return { text: joined(lines), quoted: null }
  return { text, quoted: joined(repeated) || null }
}

function splitEarlier(lines: readonly string[]): [own: readonly string[], repeated: readonly string[]] {
  for (const [at] of lines.entries()) {
    if (isHead(lines, at)) return [lines.slice(0, at), lines.slice(at)]
    const length = introductionLength(lines, at)
    if (length > 0) return splitIntroduced(lines, at, length)
  }
  return splitMarked(lines)
}

/** Outlook's way: the head of the earlier mail, with or without a rule above it. */
function isHead(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (SEPARATOR.test(line.trim())) return true
  if (RULE.test(line.trim())) return lines.slice(at + 1, at + 3).some((next) => FROM.test(next.trim()))
  return FROM.test(line.trim()) && lines.slice(at + 1, at + HEAD_LINES).some((next) => SENT.test(next.trim()))
}

/** How many lines from here on introduce an earlier mail; 0 where none do. */
function introductionLength(lines: readonly string[], at: number): number {
  if (isBlank(lines[at] ?? '') || isQuote(lines[at] ?? '')) return 0
  for (let length = 1; length <= INTRODUCTION_LINES; length += 1) {
    const part = lines.slice(at, at + length)
    if (part.some(isBlank)) return 0
    const introduction = part.join(' ').trim()
    if (introduction.length < 400 && WROTE.test(introduction) && DATE_OR_ADDRESS.test(introduction)) return length
  }
  return 0
}

function splitIntroduced(lines: readonly string[], at: number, length: number): [readonly string[], readonly string[]] {
  const before = lines.slice(0, at)
  const after = lines.slice(at + length)
  const lastMark = after.findLastIndex(isQuote)
  if (lastMark < 0) return [before, lines.slice(at)]
  const isBetween = after.slice(0, lastMark).some((line) => !isQuote(line) && !isBlank(line))
  if (isBetween) return [lines, []]
  return [[...before, ...after.slice(lastMark + 1)], lines.slice(at, at + length + lastMark + 1)]
}

/** Lines marked with '>' at the end, without a word of who wrote them. */
function splitMarked(lines: readonly string[]): [readonly string[], readonly string[]] {
  const first = lines.findIndex(isQuote)
  const isRest = first >= 0 && lines.slice(first).every((line) => isQuote(line) || isBlank(line))
  return isRest ? [lines.slice(0, first), lines.slice(first)] : [lines, []]
}

function splitSignature(own: readonly string[], repeated: readonly string[]): [readonly string[], readonly string[]] {
  const marked = own.findIndex((line) => SIGNATURE.test(line))
  const written = own.flatMap((line, at) => (isBlank(line) ? [] : [at])).slice(-LAST_LINES)
  const device = written.find((at) => DEVICE.test((own[at] ?? '').trim())) ?? -1
  const at = marked >= 0 ? marked : device
  return at < 0 ? [own, repeated] : [own.slice(0, at), [...own.slice(at), '', ...repeated]]
}
