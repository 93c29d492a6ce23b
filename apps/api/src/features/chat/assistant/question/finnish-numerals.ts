/** Endings of the cases as they are written and as they are clipped in speech: 'viidellä', 'viidel', 'viideksi', 'viideks'. */
const CASES = '(?:n|a|i|ta|t|na|en|an|e|lla|l|lle|lta|lt|ssa|s|sta|st|ksi|ks|kse)?'

/** The forms of each numeral in writing and in dialects, in plain letters: what does not bend, and the stems of what does. */
const ones: readonly [value: number, whole: string, stems: string][] = [
  [1.5, 'puolitoista|puoltoista|puoltoist|puolentoista', ''],
  [1, 'yksi|yks|yhteen|yhtee', 'yhde|yhe'],
  [2, 'kaksi|kaks|kahta|kahtena|parisen', 'kahde|kahte|kahe|pari'],
  [3, 'kolm|kolmisen', 'kolme|kolome'],
  [4, 'nelj|neli|nelisen', 'nelja|nelija'],
  [5, 'viisi|viis|viitta|viiteen|viitena|viitisen', 'viide|viie|viije'],
  [6, 'kuusi|kuus|kuutta|kuuteen|kuutena|kuutisen', 'kuude|kuue|kuuve'],
  [7, 'seitsemisen|seittemisen', 'seitsema|seittema|seiska'],
  [8, 'kahdeksisen|kaheksisen', 'kahdeksa|kaheksa|kasi'],
  [9, 'yhdeksisen|yheksisen', 'yhdeksa|yheksa|ysi'],
]
const tens = `(?:kymppi|kymppia|kymppii|kymmenta|kymment|kymmenisen|kyta|kyt|(?:kympi|kymmene)${CASES})`
const hundreds = `(?:sata|sataa|sat(?=[a-z])|satakunta|satanen|satasta|(?:satase|sada)${CASES})`
const thousands = `(?:tuhat|tuhatta|tuhanne${CASES}|tonni${CASES})`

const formsOf = ([, whole, stems]: (typeof ones)[number]) => (stems ? `(?:${whole}|(?:${stems})${CASES})` : whole)
const one = `(${ones.map(formsOf).join('|')})`
const matchers = ones.map((each) => [each[0], new RegExp(`^(?:${formsOf(each)})$`)] as const)
const NUMERAL = new RegExp(
  `^(?:${one}?(${thousands}))?(?:${one}?(${hundreds}))?(?:${one}toista?|${one}?(${tens}))?${one}?(?:kin?|kaan|kaa)?$`,
)

/**
 * The number that one Finnish word tells, however it bends and is spoken: 'viissataa', 'kahdeksallasadalla', 'satakakskyt', 'tonnikaks'
 * (1200), 'nelisen' (4). Forms of one alone are words of other meanings too ('yhdessä') and no numbers here. Takes plain letters.
 */
export function finnishNumeral(word: string): number | undefined {
  const parts = NUMERAL.exec(word.replace('kolkyt', 'kolmkyt').replace('nelkyt', 'neljkyt'))
  if (!word || !parts) return undefined
  const [, ofThousands, thousand, ofHundreds, hundred, teen, ofTens, ten, rest] = parts
  const value = (text: string | undefined) => matchers.find(([, forms]) => text && forms.test(text))?.[0]
  const times = (count: string | undefined, unit: string | undefined, by: number) =>
    unit ? (value(count) ?? 1) * by : 0
  const last = value(rest) ?? 0
  // 'tonniviis' leaves its hundreds unsaid.
  const isShort = thousand?.startsWith('tonni') && !hundred && !ten && !teen
  const sum =
    times(ofThousands, thousand, 1000) +
    times(ofHundreds, hundred, 100) +
    times(ofTens, ten, 10) +
    (teen ? 10 + (value(teen) ?? 0) : 0) +
    (isShort ? last * 100 : last)
  return sum > 1 ? sum : undefined
}
