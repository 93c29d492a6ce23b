import { plain as plainText } from '@arkpax/schema/finnish-terms'
import { createOwnNames, type NamedProduct } from './own-names.ts'
import { numberOf } from './quantities.ts'

/** A product that a question names, and how many of it. */
export interface Mention {
  id: string
  count: number
  /** The words of the question that name it. */
  words: readonly string[]
  /** Another product may be meant as well. */
  isOneOfSeveral: boolean
}

/** Finds the products that questions name. */
export interface Names {
  /** The products of a question in plain words, in its order. */
  mentioned(plain: string): Mention[]
  /** Whether staff have named a product by this word. */
  isName(word: string): boolean
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

const isCatalogued = (id: string) => NAMES.some(([known]) => known === id)

/** The names of the four products of the catalogue as people call them, and of staff's own by the words that they are made of. */
export function createNames(products: readonly NamedProduct[]): Names {
  const own = createOwnNames(products.filter(({ id }) => !isCatalogued(id)))
  /** Products of staff that are called as one of the four: a panel of another size. */
  const namesakes = products
    .filter(({ id }) => !isCatalogued(id) && !own.hasWords(id))
    .flatMap(({ id, name }) => {
      const kin = NAMES.find(([, pattern]) => pattern.test(plainText(name)))
      return kin ? [{ id, of: kin[0] }] : []
    })
  const nameOf = (id: string) => products.find((each) => each.id === id)?.name ?? ''

  /** One of the four, or what is called alike where the figures of its name tell which one is meant. */
  function alike(id: string, plain: string): string[] {
    const all = [id, ...namesakes.filter(({ of }) => of === id).map((other) => other.id)]
    const scores = all.map((each) => figuresHeld(nameOf(each), plain))
    return all.filter((_, index) => scores[index] === Math.max(...scores))
  }

  return {
    isName: own.isName,
    mentioned(plain) {
      const ofStaff = own.named(plain)
      const catalogued = NAMES.flatMap(([id, pattern]) => {
        const match = pattern.exec(plain)
        if (!match) return []
        const [first, last] = [wordAt(plain, match.index), wordAt(plain, match.index + match[0].length)]
        const isOfAnother = ofStaff.some(({ at, id: other }) => {
          const isBeside = at === first - 1 || at === last + 1
          return isBeside || pattern.test(plainText(nameOf(other)))
        })
        if (isOfAnother) return []
        const ids = alike(id, plain)
        const words = match[0].split(' ')
        return ids.map((each) => ({ id: each, at: first, words, isOneOfSeveral: ids.length > 1 }))
      })
      return [...catalogued, ...ofStaff]
        .sort((one, other) => one.at - other.at)
        .map(({ at, ...mention }) => ({ ...mention, count: countBefore(plain.split(' ').slice(0, at).join(' ')) }))
    },
  }
}

const wordAt = (plain: string, index: number) => plain.slice(0, index).split(' ').length - 1

/** How many figures of a name stand in a question: 'Aurinkopaneeli 400 W'. */
const figuresHeld = (name: string, plain: string) =>
  (plainText(name).match(/\d+/g) ?? []).filter((figure) => new RegExp(`\\b${figure}\\b`).test(plain)).length

function countBefore(before: string): number {
  const count = numberOf(COUNT_BEFORE.exec(`${before.replace(/\bark$/, '')} `)?.[1] ?? '')
  return count && Number.isInteger(count) && count >= 1 && count <= 50 ? count : 1
}
