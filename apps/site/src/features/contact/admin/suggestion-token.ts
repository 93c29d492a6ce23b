/** A place in a text where something is being looked for: from its mark to the caret. */
export interface SuggestionToken {
  from: number
  to: number
  /** What has been typed after the mark. */
  query: string
}

const LONGEST = 40

/**
 * What is looked for at the caret after a mark such as '@' or '/', which begins a word. Names have spaces, so it goes on over them until the
 * line ends or it is long.
 */
export function tokenAt(text: string, caret: number, mark: string): SuggestionToken | undefined {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf(mark)
  if (from < 0 || !/^[\s(]?$/.test(before.charAt(from - 1))) return undefined
  const query = before.slice(from + 1)
  if (query.length > LONGEST || /\n/.test(query) || query.startsWith(' ')) return undefined
  return { from, to: caret, query }
}

/** The text with something in the place of what was looked for, and where the caret stands after it. */
export function withSuggestion(text: string, { from, to }: SuggestionToken, insert: string) {
  return { text: text.slice(0, from) + insert + text.slice(to), caret: from + insert.length }
}

/** How well a name answers to what was typed: the lower the better, undefined where it does not. Letters may be left out. */
export function fuzzyRank(name: string, query: string): number | undefined {
  const lower = name.toLowerCase()
  const sought = query.trim().toLowerCase()
  if (lower.startsWith(sought)) return 0
  if (lower.split(/[\s-]/).some((word) => word.startsWith(sought))) return 1
  if (lower.includes(sought)) return 2
  let at = -1
  for (const letter of sought.replaceAll(' ', '')) {
    at = lower.indexOf(letter, at + 1)
    if (at < 0) return undefined
  }
  return 3
}
