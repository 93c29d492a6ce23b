import { slipsBetween } from '@arkpax/schema/slips-between'

const SHORTEST = 4
/** Longer words may have two slips. */
const LONG = 9

/** Finds the known word that a mistyped one most likely is; `known` holds plain words, the commonest first. */
export function createSpelling(known: readonly string[]): (word: string) => string | undefined {
  const bySize = Map.groupBy(known, (word) => `${word[0]}${word.length}`)
  const places = new Map(known.map((word, at) => [word, at]))

  return (word) => {
    if (word.length < SHORTEST || places.has(word)) return undefined
    const most = word.length >= LONG ? 2 : 1
    let best: { word: string; slips: number; at: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of bySize.get(`${word[0]}${length}`) ?? []) {
        const slips = slipsBetween(word, candidate, best?.slips ?? most)
        if (slips === undefined) continue
        const at = places.get(candidate) ?? known.length
        if (!best || slips < best.slips || at < best.at) best = { word: candidate, slips, at }
      }
    }
    return best?.word
  }
}

/** Ends of words as they are clipped in speech, with what they are in writing: 'meneeks', 'pienemmältä' as 'pienemmält', 'saares'. */
const CLIPPED: readonly [end: RegExp, whole: string][] = [
  [/(?<=[aeiouy])ks$/, 'ko'],
  [/(?<=[aeiouy][ls])t$/, 'ta'],
  [/(?<=[aeiouy])s$/, 'ssa'],
  [/(?<=[aeiouy])l$/, 'lla'],
]
const SHORTEST_CLIPPED = 5

/** The form that a plain word may be short for. */
export function wholeForm(word: string): string | undefined {
  const clipped = word.length < SHORTEST_CLIPPED ? undefined : CLIPPED.find(([end]) => end.test(word))
  return clipped && word.replace(...clipped)
}
