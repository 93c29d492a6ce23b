/** Finnish numerals in the cases that stand before a unit. 'Yksi' is left out: it is more often a word than a figure. */
const NUMERALS: [number, RegExp][] = [
  [1.5, /^puol(?:i|en)toista$/],
  [2, /^(?:kaksi|kahta|kahteen|kahde(?:n|ssa|sta|lla|ksi))$/],
  [3, /^kolme(?:a|n|en|ssa|sta|lla|ksi)?$/],
  [4, /^nelj(?:ä|ää|än|ään|ässä|ästä|ällä|äksi)$/],
  [5, /^vii(?:si|ttä|teen|de(?:n|ssä|stä|llä|ksi))$/],
  [6, /^kuu(?:si|tta|teen|de(?:n|ssa|sta|lla|ksi))$/],
  [7, /^seitsemä(?:n|ä|än|ssä|stä|llä|ksi)$/],
  [8, /^kahdeksa(?:n|a|an|ssa|sta|lla|ksi)$/],
  [9, /^yhdeksä(?:n|ä|än|ssä|stä|llä|ksi)$/],
  [10, /^kymmen(?:en|tä|een|essä|estä|ellä|eksi)$/],
  [12, /^(?:kaksitoista|kahdentoista|kahdessatoista)$/],
  [20, /^(?:kaksikymmentä|kahdenkymmenen)$/],
  [30, /^(?:kolmekymmentä|kolmenkymmenen)$/],
  [50, /^(?:viisikymmentä|viidenkymmenen)$/],
  [100, /^sa(?:ta|taa|taan|dan|dassa)$/],
  [1000, /^tu(?:hat|hatta|hannen|hanteen)$/],
]

/** How a numeral begins a compound: 'kolmivuotinen', 'kaksituntinen'. */
const PREFIXES: [number, string][] = [
  [2, 'kaksi'],
  [3, 'kolmi'],
  [4, 'neli'],
  [5, 'viisi'],
  [6, 'kuusi'],
  [8, 'kahdeksan'],
  [10, 'kymmen'],
]

/** The value of a numeral; undefined for any other word. */
export const numeralOf = (word: string): number | undefined =>
  NUMERALS.find(([, cases]) => cases.test(word.toLowerCase()))?.[0]

/** A compound's numeral and the rest of it; undefined when it begins with none. */
export function splitNumeral(word: string): { value: number; rest: string } | undefined {
  const lower = word.toLowerCase()
  const found = PREFIXES.find(([, prefix]) => lower.startsWith(prefix))
  return found && { value: found[0], rest: lower.slice(found[1].length) }
}
