import { type Facts, resolveFacts, UnknownFact } from './facts.ts'
import { slipsBetween } from './slips-between.ts'

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
  const most = Math.max(2, typed.length / 5)
  return names
    .flatMap((name) => {
      const slips = slipsBetween(typed, name.toLowerCase(), most)
      return slips === undefined ? [] : [{ name, slips }]
    })
    .sort((a, b) => a.slips - b.slips)
    .slice(0, NEAR)
    .map(({ name }) => name)
}
