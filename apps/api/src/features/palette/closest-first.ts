import type { PaletteHit } from '@arkpax/schema/palette'
import { isSameText, searchedWords } from '../../db/searched-words.ts'

/** Something that was found, with the names and numbers that it goes by; a message and a post have only a headline. */
export interface Found extends PaletteHit {
  names: (string | null)[]
}

/**
 * What was found for a text, noun by noun: first the nouns of which something is called just that, then those with a name that its
 * words begin, then the others. The same within a noun.
 */
export function closestFirst(found: readonly Found[], text: string): PaletteHit[] {
  const degrees = new Map(found.map((hit) => [hit, degreeOf(hit, text)]))
  const degree = (hit: Found) => degrees.get(hit) ?? OTHER
  const nouns = [...Map.groupBy(found, ({ kind }) => kind).values()].map((hits) =>
    hits.toSorted((one, other) => degree(one) - degree(other)),
  )
  const best = (hits: Found[]) => Math.min(...hits.map(degree))
  return nouns
    .toSorted((one, other) => best(one) - best(other))
    .flatMap((hits) => hits.map(({ names: _, ...hit }) => hit))
}

const [SAME, BEGUN, OTHER] = [0, 1, 2]

function degreeOf({ names }: Found, text: string): number {
  const known = names.filter((name) => name !== null)
  if (known.some((name) => isSameText(name, text))) return SAME
  return known.some((name) => isBegunBy(name, text)) ? BEGUN : OTHER
}

const isBegunBy = (name: string, text: string) => {
  const words = searchedWords(name)
  return searchedWords(text).every((typed) => words.some((word) => word.startsWith(typed)))
}
