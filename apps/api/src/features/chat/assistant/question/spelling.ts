import { slipsBetween } from '@arkpax/schema/slips-between'

/** A slip is mended to words that the texts have at least this often; a short word may be another word altogether. */
const AT_LEAST = 2
const SHORT_WORDS_AT_LEAST = 8

/** Finds the known word that a mistyped one most likely is. `known` holds words by how often they occur. */
export function createSpelling(known: ReadonlyMap<string, number>): (word: string) => string | undefined {
  const byLength = new Map<number, string[]>()
  for (const word of known.keys()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])

  return (word) => {
    if (word.length < 4 || /\d/.test(word) || known.has(word)) return undefined
    const most = word.length >= 10 ? 2 : 1
    const letters = lettersOf(word)
    let best: { word: string; slips: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        if (candidate[0] !== word[0] || parted(letters ^ lettersOf(candidate)) > 2 * most) continue
        const slips = slipsBetween(word, candidate, best ? best.slips : most)
        if (slips === undefined) continue
        const often = known.get(candidate) ?? 0
        if (often < (word.length < 6 ? SHORT_WORDS_AT_LEAST : AT_LEAST)) continue
        if (!best || slips < best.slips || often > (known.get(best.word) ?? 0)) best = { word: candidate, slips }
      }
    }
    return best?.word
  }
}

/** Which letters a word has, as bits: words that are a slip or two apart have nearly the same. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function parted(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
