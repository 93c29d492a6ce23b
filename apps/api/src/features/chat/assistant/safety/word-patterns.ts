import { plain } from '@arkpax/schema/finnish-terms'

/** A word of a list as it is looked for: `before` and `after` tell whether more letters may stand there, `figures` between what it is. */
interface Part {
  text: string
  before: boolean
  after: boolean
  figures?: readonly [number, number]
}

/** '11..45', a figure from one to the other. */
const FIGURES = /^(\d+)\.\.(\d+)$/

/** Shorter words are too near to others for a slip of the fingers to be told from another word. */
const SHORTEST_WITH_SLIP = 7

/** The plain words of a text in their order. */
export const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? []

/** Where words of a list stand in a text; `exact` is false where a slip was forgiven. */
export interface Hit<Label> {
  label: Label
  at: number
  length: number
  exact: boolean
}

/** Finds the words of many lists in a text at once. One wrong letter in a long word does not hide it, if `forgives` its label. */
export function createWordFinder<Label>(
  entries: readonly { pattern: string; label: Label }[],
  forgives: (label: Label) => boolean,
) {
  const byStart = new Map<string, { label: Label; parts: Part[] }[]>()
  for (const { pattern, label } of entries) {
    const parts = pattern.split(/[ -]/).map(partOf)
    const start = parts[0]?.before ? '' : (parts[0]?.text.slice(0, 1) ?? '')
    byStart.set(start, [...(byStart.get(start) ?? []), { label, parts }])
  }

  const beginningWith = remembered((word) =>
    [...(byStart.get(word.slice(0, 1)) ?? []), ...(byStart.get('') ?? [])].filter(
      ({ label, parts: [first] }) => first && (isWritten(word, first) || (forgives(label) && isMeant(word, first))),
    ),
  )

  return (words: readonly string[]): Hit<Label>[] =>
    words.flatMap((word, at) =>
      beginningWith(word).flatMap(({ label, parts }) => {
        const fits = (matches: typeof isWritten) => parts.every((part, next) => matches(words[at + next] ?? '', part))
        const exact = fits(isWritten)
        return exact || (forgives(label) && fits(isMeant)) ? [{ label, at, length: parts.length, exact }] : []
      }),
    )
}

/** So many words are remembered, and then the next ones: those of questions and of one language stand close to each other. */
const MOST_WORDS = 2_000

/** What is found of a word or a text, found once: texts have most of their words many times, and are read in several ways. */
export function remembered<Text extends string, Found>(
  find: (text: Text) => Found,
  most = MOST_WORDS,
): (text: Text) => Found {
  const known = new Map<Text, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}

function partOf(pattern: string): Part {
  const [, from, to] = FIGURES.exec(pattern) ?? []
  if (from !== undefined && to !== undefined)
    return { text: '', before: false, after: false, figures: [Number(from), Number(to)] }
  const text = plain(pattern).replaceAll('*', '')
  return { text, before: pattern.startsWith('*'), after: pattern.endsWith('*') }
}

function isWritten(word: string, { text, before, after, figures }: Part): boolean {
  if (figures) return /^\d{1,4}$/.test(word) && Number(word) >= figures[0] && Number(word) <= figures[1]
  if (before) return after ? word.includes(text) : word.endsWith(text)
  return after ? word.startsWith(text) : word === text
}

function isMeant(word: string, part: Part): boolean {
  if (isWritten(word, part)) return true
  const { text, before, after } = part
  if (before || text.length < SHORTEST_WITH_SLIP || word.length < text.length - 1) return false
  const lengths = after ? [text.length, text.length + 1, text.length - 1] : [word.length]
  return lengths.some((length) => isOneSlip(word.slice(0, length), text))
}

/** Whether two words differ by one letter that is missing, too many, wrong, or swapped with the next. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
