const STOP_WORDS = new Set(
  'ja tai vai on ei en se ne kun jos niin miten mika mita missa mista milloin miksi kuinka voiko voinko saako saanko onko minun mina sina sen joka jotta ettei etta kuin myos vain kanssa'.split(
    ' ',
  ),
)

/** Stems whose consonants change beyond what `plain` can see: vian is of vika, veden of vesi, ajan of aika. */
const IRREGULAR: Record<string, string> = { via: 'vik', vio: 'vik', ves: 'vet', aja: 'aik' }

/** Endings of cases, plurals, possessives and verbs, as they look after `plain`; the longest first. */
const ENDINGS =
  'misesta misen minen mista isita iseta iksi ista isa ilta ila ile iten ina ita ien jen nsa kan kin ksi sta lta sen hin hun han hon iin nen tava ta sa la le na ni si me ne te ko en in an un on at et it ut ot ia ja a n t s e i'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)

const SHORTEST_STEM = 4

/** The words of a text, plain: lower case without dots, double letters single, soft consonants hard (akun, akku → aku). */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u00AD]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(plain)
}

const plain = (word: string) =>
  word.replace(/([a-z])\1+/g, '$1').replace(/[gdb]/g, (soft) => ({ g: 'k', d: 't', b: 'p' })[soft] ?? soft)

/** A plain word without its endings: 'akusta' → 'aku', 'takuta' → 'taku'. Rough on purpose: it serves `likeness`. */
export function stem(word: string): string {
  let left = word
  for (let round = 0; round < 2; round += 1) {
    const shortest = round === 0 ? 3 : SHORTEST_STEM
    const ending = ENDINGS.find((each) => left.endsWith(each) && left.length - each.length >= shortest)
    if (!ending) break
    left = left.slice(0, -ending.length)
  }
  return IRREGULAR[left] ?? left
}

/** The stems of a text. */
export const stems = (text: string): string[] => plainWords(text).map(stem)

/**
 * How alike two stems are, from 0 to 1. A stem that begins a longer one, or is a part of a compound, counts less than the
 * same stem ('paneeli' finds 'aurinkopaneeli'); short stems must make up most of the longer one.
 */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const shared = commonPrefix(short, long)
  const share = shared / long.length
  if (short.length >= 5 && long.includes(short)) return Math.max(0.5, share)
  if (shared === short.length && shared >= 3) return share >= 0.55 ? share : 0
  return shared >= 4 && share >= 0.66 ? 0.9 * share : 0
}

function commonPrefix(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
