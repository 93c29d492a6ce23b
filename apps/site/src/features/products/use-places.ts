import { useCasePath as pathOfUse, scenarioPath } from '~/lib/paths.ts'

/** What the words of a use name, in each language of the shop, and where it is told: on a page of uses, or where there is none, as a calculation. */
const PLACES: readonly [RegExp, string][] = [
  [/vene|boat|båt/i, pathOfUse('veneily')],
  [/retk|camping|trips|friluft|turer/i, pathOfUse('retkeilyyn')],
  [/työ|building|working|bygg|arbets/i, pathOfUse('rakentaminen')],
  [/mök|cabin|stuga/i, scenarioPath('mokkiviikonloppu')],
  [/varavirta|backup|reserv/i, scenarioPath('sahkokatko')],
]

/** Where a use of a product is told; undefined where nothing tells of it. */
export const placeOfUse = (use: string): string | undefined => PLACES.find(([words]) => words.test(use))?.[1]
