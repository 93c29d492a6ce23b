/** What the words of a use name, in Finnish, and where it is told: on a page of uses, or where there is none, as a calculation. */
const PLACES: readonly [RegExp, string][] = [
  [/vene/i, '/kayttotapaus/veneily'],
  [/retk/i, '/kayttotapaus/retkeilyyn'],
  [/työ/i, '/kayttotapaus/rakentaminen'],
  [/mök/i, '/laskuri?tilanne=mokkiviikonloppu'],
  [/varavirta/i, '/laskuri?tilanne=sahkokatko'],
]

/** Where a use of a product is told; undefined where nothing tells of it. */
export const placeOfUse = (use: string): string | undefined => PLACES.find(([words]) => words.test(use))?.[1]
