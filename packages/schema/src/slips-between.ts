/** How many slips of the finger part two words: a letter too many, too few, wrong, or two swapped; undefined above `most`. */
export function slipsBetween(one: string, other: string, most: number): number | undefined {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const slips = row[other.length] ?? most + 1
  return slips <= most ? slips : undefined
}
