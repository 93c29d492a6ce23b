import { type Facts, resolveFacts, UnknownFact } from './facts.ts'

/** So many names are offered where none is near to what was typed, and where some are. */
const OFFERED = 12
const NEAR = 3

/**
 * What to say at the field of a text that names a fact which nobody knows: its name, and those that the writer may have meant.
 * Undefined of a text that names none such.
 */
export function unknownFactText(text: string, facts: Facts): string | undefined {
  const placeholder = unknownIn(text, facts)
  if (placeholder === undefined) return undefined
  const name = placeholder.slice(2, -2).trim().toLowerCase()
  const kind = /^([a-z]+(?:\.\d+)?)\./.exec(name)?.[1]
  const alike = facts.names.filter((known) => known.startsWith(`${kind}.`))
  const candidates = alike.length > 0 ? alike : facts.names
  const near = nearest(name, candidates)
  return near.length > 0
    ? `Tietoa ${placeholder} ei ole. Tarkoititko: ${listed(near)}?`
    : `Tietoa ${placeholder} ei ole. Tunnettuja ovat esimerkiksi ${listed(candidates.slice(0, OFFERED))}.`
}

const listed = (names: readonly string[]) => names.map((name) => `[[${name}]]`).join(', ')

function unknownIn(text: string, facts: Facts): string | undefined {
  try {
    resolveFacts(text, facts)
    return undefined
  } catch (error) {
    if (error instanceof UnknownFact) return error.placeholder
    throw error
  }
}

/** The names that differ from what was typed by a slip or two, the nearest first. */
function nearest(typed: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, slips: slipsBetween(typed, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= Math.max(2, typed.length / 5))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, NEAR)
    .map(({ name }) => name)
}

/** How many letters have to be added, left out or changed to make one of the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[place], row[place + 1], row[place]]
      next.push(Math.min(left + 1, above + 1, corner + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}
