/** A figure with its unit in a question; `at` is where it stands in the words. */
export interface Quantity {
  unit: 'W' | 'h' | 'days' | 'Wh'
  value: number
  at: number
}

const STEMS = {
  yhde: 1,
  kahde: 2,
  kolme: 3,
  nelja: 4,
  viide: 5,
  kuude: 6,
  seitsema: 7,
  kahdeksa: 8,
  yhdeksa: 9,
  kymmene: 10,
}
const ENDS = ['ksi', 'ssa', 'n', 'lla', 'lle', 'sta']

const NUMBER_WORDS = new Map<string, number>(
  Object.entries({
    ...Object.fromEntries(Object.entries(STEMS).flatMap(([stem, value]) => ENDS.map((end) => [stem + end, value]))),
    yksi: 1,
    kaksi: 2,
    kahta: 2,
    kolmea: 3,
    neljaa: 4,
    viitta: 5,
    kuutta: 6,
    kolme: 3,
    nelja: 4,
    viisi: 5,
    kuusi: 6,
    seitseman: 7,
    kahdeksan: 8,
    yhdeksan: 9,
    kymmenen: 10,
    puoli: 0.5,
    puolitoista: 1.5,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    ett: 1,
    tva: 2,
    tre: 3,
    fyra: 4,
    fem: 5,
    sex: 6,
  }),
)

const FIGURE = `(\\b\\d+(?:\\.\\d+)?|\\b(?:${[...NUMBER_WORDS.keys()].join('|')})\\b)`
const UNITS: [unit: Quantity['unit'], pattern: RegExp, factor: number][] = [
  ['Wh', new RegExp(`${FIGURE}\\s*(?:kwh|kilowattitun\\w*)`, 'g'), 1000],
  ['Wh', new RegExp(`${FIGURE}\\s*(?:wh|wattitun\\w*)`, 'g'), 1],
  ['W', new RegExp(`${FIGURE}\\s*(?:kw|kilowat\\w*)\\b(?!h)`, 'g'), 1000],
  ['W', new RegExp(`${FIGURE}\\s*(?:w|wat(?:ti|in|tia|tinen|tisen|t|ts)?)\\b`, 'g'), 1],
  ['h', new RegExp(`${FIGURE}\\s*(?:h|t|tun(?:ti|tia|nin|niksi|nissa)|hours?|hrs?|timmar|timme)\\b`, 'g'), 1],
  ['days', new RegExp(`${FIGURE}\\s*(?:vrk|vuorokau\\w*|paiva\\w*|paivan|days?|dagar|dygn)\\b`, 'g'), 1],
]

/** The number that digits or a word stand for: '2.5' → 2.5, 'kaksi' → 2. */
export const numberOf = (text: string): number | undefined =>
  NUMBER_WORDS.get(text) ?? (/^\d/.test(text) ? Number(text) : undefined)

/** Every figure with a unit in a question's words, in their order: '1.5 kw', '60w', 'kaksi tuntia'. */
export function quantities(text: string): Quantity[] {
  return UNITS.flatMap(([unit, pattern, factor]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = numberOf(match[1] ?? '')
      return value ? [{ unit, value: value * factor, at: match.index }] : []
    }),
  ).sort((a, b) => a.at - b.at)
}
