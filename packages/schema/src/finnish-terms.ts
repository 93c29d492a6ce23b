import { stemmer } from '@orama/stemmers/finnish'

/** Words that questions are made of and that say nothing of what is asked. */
const SILENT_WORDS = new Set(
  'ja tai vai on ei en se ne kun jos niin miten mika mita missa mista mihin milloin miksi kuinka voi voiko voinko saa saako saanko onko pitaa minun mina sina sen joka jotta ettei etta kuin myos vain kanssa paljonko monta montako kannattaa haluan teen'.split(
    ' ',
  ),
)

/** Stems that the stemmer gives words whose inside changes: consonant gradation and nominatives of their own kind. */
const SAME_WORD = new Map([
  ['pit', 'pitk'],
  ['vian', 'vika'],
  ['viat', 'vika'],
  ['viko', 'vika'],
  ['vioi', 'vika'],
  ['ves', 'vete'],
  ['vesi', 'vete'],
  ['vet', 'vete'],
  ['tuen', 'tuki'],
  ['tuke', 'tuki'],
  ['pakan', 'pakas'],
  ['puhelin', 'puhel'],
  ['laite', 'lait'],
  ['laitet', 'lait'],
  ['vuot', 'vuos'],
  ['vuode', 'vuos'],
  ['vuosi', 'vuos'],
  ['yhteyt', 'yhtey'],
  ['yhteys', 'yhtey'],
  ['yhteyks', 'yhtey'],
])

/** Nouns whose end looks like the question ending -ko: aurinko, sähkökatko, verkko. */
const NOUN_IN_KO = /(?:in|kat|k)ko$/

/** aika, ajan; also at the end of compounds, where a vowel stands before it: käyttöaika, but not käyttäjä. */
const TIME = /(?<=^|[aeiouy])ai?[jk]a?$/

/** Endings that make nouns of verbs and verbs of nouns, as the stemmer leaves them: lataus, latauksen, lataaminen, latautua. */
const DERIVED =
  /(?<=.{4})(?:uks|us|uut|yks|ys|yyt|utu|yty|aami[ns]?|[aeio]mi[ns]?|aam|[aeio]m|utunu|ytyny|ij|(?<=[^aeiouy])aj|[uyaeoi])$/

const SHORTEST_PART = 3
const LOOSE_PART = 4

/** The stems that are known. */
type Stems = ReadonlySet<string>

/** Lower case without dots and accents: what one types without a Finnish keyboard finds the same. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u00AD]/g, '')

/** The words of a text, plain, without those that say nothing. '12v' is the same as '12 V'. */
export const plainWords = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^(\d+)(?:v|w|wh|kwh|h|a)$/, '$1'))
    .filter((word) => word.length > 1 && !SILENT_WORDS.has(word))

/**
 * What the forms of one Finnish word have in common: akku, akun, akkujen → aku; lataus, latauksen, lataaminen → lata.
 * Double and soft consonants become single and hard ones, because gradation turns one into the other; so do nt, lt and rt become n, l and r.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word
  const hardened = stemmer(word.replace(NOUN_IN_KO, '$&n'))
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/(?<=[aeiouy][lnr])t(?=[aeiouy]|$)/g, '')
  return SAME_WORD.get(hardened) ?? hardened.replace(DERIVED, '').replace(TIME, 'aik')
}

/** Ends of cases that nominatives have by chance: salasana, maksutapa, tarina. */
const MAYBE_NOMINATIVE = /(?:na|pa|ta|ssa|lla)$/

/** The stems that a form may have: 'salasana' may be a case of 'salas', or what 'salasanan' is said of, if `words` knows that. */
export function stems(word: string, words: Stems): string[] {
  const own = stem(word)
  const nominative = MAYBE_NOMINATIVE.test(word) ? stem(`${word}n`) : own
  return nominative !== own && words.has(nominative) ? [own, nominative] : [own]
}

/**
 * The parts of a compound whose both parts are words of their own ('aurinkopaneeli' → aurinko, panel), or none. `words`
 * holds the stems that are known.
 */
export function compoundParts(word: string, words: Stems): string[] {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const tail = stem(word.slice(at))
    if (tail.length < SHORTEST_PART || !words.has(tail)) continue
    const head = stem(word.slice(0, at))
    if (head.length >= SHORTEST_PART && words.has(head)) return [head, tail]
  }
  return []
}

/**
 * The parts of a word that stands nowhere, where only its end is a word of its own and other compounds begin as it does:
 * 'lentomatka' → leno(kone), matk.
 */
export function looseParts(word: string, words: Stems): string[] {
  for (let at = word.length - LOOSE_PART; at >= LOOSE_PART; at -= 1) {
    const [head, tail] = [stem(word.slice(0, at)), stem(word.slice(at))]
    if (head.length < LOOSE_PART || tail.length < SHORTEST_PART || !words.has(tail)) continue
    if ([...words].some((known) => known.startsWith(head))) return [head, tail]
  }
  return []
}
