/** At most this many products side by side. */
const COMPARE_LIMIT = 3

/** The ids of the compared products, in the order they were added. */
export type CompareList = readonly string[]

export type AddOutcome = 'added' | 'duplicate' | 'full'

/** A product goes in while there is room and it is not there already. */
export function addProduct(list: CompareList, id: string): { list: CompareList; outcome: AddOutcome } {
  if (list.includes(id)) return { list, outcome: 'duplicate' }
  if (list.length >= COMPARE_LIMIT) return { list, outcome: 'full' }
  return { list: [...list, id], outcome: 'added' }
}

export const removeProduct = (list: CompareList, id: string): CompareList => list.filter((other) => other !== id)

/** What local storage holds as a list: garbage counts as empty, repeats and whatever exceeds the limit are dropped. */
export function parseCompareList(stored: string): CompareList {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? tidy(value) : []
  } catch {
    return []
  }
}

/** The list of a shared address ('?tuotteet=1,2'); undefined where it names none. */
export function listFromQuery(query: string): CompareList | undefined {
  const given = new URLSearchParams(query).get('tuotteet')
  return given ? tidy(given.split(',')) : undefined
}

function tidy(values: readonly unknown[]): CompareList {
  const ids = values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter(Boolean)
  return [...new Set(ids)].slice(0, COMPARE_LIMIT)
}
