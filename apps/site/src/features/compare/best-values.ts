/** What a fact of a product is in numbers, and which end of the scale is the better one. */
export interface Measure {
  value: number
  better: 'more' | 'less'
}

/** A figure of which more is better; undefined where it is not known or is nothing. */
export const more = (value: number | undefined): Measure | undefined => (value ? { value, better: 'more' } : undefined)

/** Which of the products have the best value of a row: none where all are as good or fewer than two have one. */
export function bestOf(measures: readonly (Measure | undefined)[]): boolean[] {
  const known = measures.filter((measure) => measure !== undefined)
  const values = known.map(({ value }) => value)
  const isTold = known.length > 1 && new Set(values).size > 1
  const best = known[0]?.better === 'less' ? Math.min(...values) : Math.max(...values)
  return measures.map((measure) => isTold && measure?.value === best)
}

/** Each value as a part of the greatest, for a bar; nothing where all are as great or fewer than two are known. */
export function sharesOf(measures: readonly (Measure | undefined)[]): (number | undefined)[] {
  const values = measures.flatMap((measure) => measure?.value ?? [])
  const greatest = Math.max(...values)
  return new Set(values).size > 1 ? measures.map((measure) => measure && measure.value / greatest) : []
}
