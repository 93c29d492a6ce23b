/** What the words of a use name, in each language of the shop, and where it is told: on a page of uses, or where there is none, as a calculation. */
const PLACES: readonly [RegExp, string][] = [
  [/vene|boat|båt/i, '/kayttotapaus/veneily'],
  [/retk|camping|trips|friluft|turer/i, '/kayttotapaus/retkeilyyn'],
  [/työ|building|working|bygg|arbets/i, '/kayttotapaus/rakentaminen'],
  [/mök|cabin|stuga/i, '/laskuri?tilanne=mokkiviikonloppu'],
  [/varavirta|backup|reserv/i, '/laskuri?tilanne=sahkokatko'],
]

/** Where a use of a product is told; undefined where nothing tells of it. */
export const placeOfUse = (use: string): string | undefined => PLACES.find(([words]) => words.test(use))?.[1]
