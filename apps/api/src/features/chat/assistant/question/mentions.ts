import { plainWords } from '@arkpax/schema/finnish-terms'
import type { Product } from '@arkpax/schema/products'
import { numberOf } from './quantities.ts'

/** A product that a question names, and how many of it. */
export interface Mention {
  id: string
  count: number
}

/** How the four products of the catalogue are called. */
const NAMES: [id: string, pattern: RegExp][] = [
  [
    '1',
    /\b(?:ark )?pro\b|\b(isompi|suurempi|isoin|kalliimpi|tehokkaampi) (asema|malli|laite|voimalaitos)\b|\b(isomma|suuremma)\w+ (asema|malli|laittee|voimalaitokse)\w*/,
  ],
  [
    '2',
    /\b(?:ark )?evo\b|\b(pienempi|pikku|pieni|halvempi|kevyempi) (asema|malli|laite|voimalaitos)\b|\b(pienemma|kevyemma|halvemma)\w+ (asema|malli|laittee|voimalaitokse)\w*/,
  ],
  ['3', /\blisaak\w+|\blisa akk?u\w*|\bextra batter\w+|\bextrabatteri\w*/],
  ['4', /\b(?:aurinko)?panee?l\w+|\baurinkokenno\w*|\bsolar panel\w*|\bsolpanel\w*/],
]

/** 'kaksi lisäakkua', '3 paneelia': the number right before the name. */
const COUNT_BEFORE = /(\d+|[a-z]+) (?:kpl |kappaletta |x |st |pcs )?$/

/** The products that a question names, in the order of the question. Staff's own products are known by their whole name. */
export function mentionedProducts(plain: string, products: readonly Pick<Product, 'id' | 'name'>[]): Mention[] {
  const catalogued = NAMES.flatMap(([id, pattern]) => {
    const match = pattern.exec(plain)
    return match ? [{ id, at: match.index }] : []
  })
  const own = products
    .filter(({ id }) => !NAMES.some(([known]) => known === id))
    .flatMap(({ id, name }) => {
      const words = plainWords(name)
      const at = words.length && words.every((word) => plain.includes(word)) ? plain.indexOf(words[0] ?? '') : -1
      return at >= 0 ? [{ id, at }] : []
    })
  return [...catalogued, ...own]
    .sort((a, b) => a.at - b.at)
    .map(({ id, at }) => ({ id, count: countBefore(plain.slice(0, at)) }))
}

function countBefore(before: string): number {
  const count = numberOf(COUNT_BEFORE.exec(before.replace(/\bark $/, ''))?.[1] ?? '')
  return count && Number.isInteger(count) && count >= 1 && count <= 50 ? count : 1
}
