import { commonWords } from './common-words.ts'

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]
const WALKS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

/** Letters that digits and signs stand for: 'p4$$w0rd'. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among the first that anyone would try: rows of the keyboard, repetitions, dates, and common words, also
 * with digits around them or in the place of letters. Words of one's own, as the name, count too.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const text = password.normalize('NFC').toLowerCase().replace(/\s/g, '')
  if (/^\d{1,8}$/.test(text) || isRepeated(text) || isWalk(text) || everySecond(text).every(isWalk)) return true
  const own = new Set(
    ownWords.flatMap((words) => words.toLowerCase().split(/[\s@.,-]+/)).filter((word) => word.length > 2),
  )
  const isWord = (word: string) => commonWords.has(word) || own.has(word)
  return bare(text).some((word) => isWord(word) || isRepeated(word) || isWalk(word) || isTwoWords(word, isWord))
}

/** The word without the digits and signs around it, as it is written and with its letters put back. */
function bare(text: string): string[] {
  const spelled = [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('')
  const inner = text.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '')
  const spelledInner = [...inner].map((sign) => LOOKALIKES[sign] ?? sign).join('')
  return [text, inner, spelled, spelledInner].filter((word) => word.length > 0)
}

/** One to four signs over and over: '121212', 'abcabc'. */
const isRepeated = (text: string) => /^(.{1,4})\1+.?$/su.test(text)

/** Keys that lie beside each other, once or twice: 'qwerty', '54321', 'asdf1234'. */
function isWalk(text: string): boolean {
  const onRow = (part: string) => part.length > 2 && WALKS.some((row) => row.includes(part))
  if (onRow(text)) return true
  return Array.from({ length: text.length }, (_, at) => at).some(
    (at) => onRow(text.slice(0, at)) && onRow(text.slice(at)),
  )
}

/** The two threads of signs typed in turn: '1q2w3e4r' is '1234' and 'qwer'. */
const everySecond = (text: string) => [0, 1].map((start) => [...text].filter((_, at) => at % 2 === start).join(''))

/** A word said twice, or two of the short ones: 'kissakissa', 'qweasd'. */
function isTwoWords(text: string, isWord: (word: string) => boolean): boolean {
  if (text.length > 12) return false
  return Array.from({ length: text.length }, (_, at) => at).some(
    (at) => isWord(text.slice(0, at)) && isWord(text.slice(at)),
  )
}
