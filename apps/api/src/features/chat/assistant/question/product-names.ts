import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { stem } from '@arkpax/schema/finnish-terms'
import { createLexicon, type Match, wordsIn } from './lexicon.ts'
import { createNumberReader } from './number-words.ts'
import type { SlotWords } from './slot-words.ts'

/** A product that a question names, and how many of it. */
export interface Mention {
  id: string
  count: number
  /** Whether how many there are is asked, and not told. */
  isCountAsked?: true | undefined
  /** Whether all of it are meant: as many as fit. */
  isAll?: true
  /** Of an accessory whose number is asked, how many fit with each station, by its id. */
  most?: Record<string, number>
  /** Another product may be meant as well. */
  isOneOfSeveral: boolean
  /** Whether it runs devices by itself. */
  isStation: boolean
  /** Whether it is a solar panel. */
  isPanel: boolean
}

/** What a text names, before it is counted. */
export type Named = Omit<Mention, 'count' | 'isCountAsked' | 'isAll' | 'most' | 'isStation' | 'isPanel'> & {
  figures: readonly number[]
  /** Where a figure alone names it, whether surely: 'se 1800 wattinen', '2400 W:n malli'. */
  isByFigure?: boolean | undefined
}

/** The ids of the solar panels. */
export const panelsOf = (catalogue: readonly CatalogueProduct[]): ReadonlySet<string> =>
  new Set(catalogue.flatMap(({ id, panelWatts }) => (panelWatts ? [id] : [])))

/** Finnish for what something is used with: 'paneelilla', 'akul'. */
export const WITH = /[aeiou]l(?:la)?$/
/** Shorter ends of compounds are alike by chance. */
const SHORTEST = 4

/**
 * Finds products by how people call those of the catalogue, and others by the words of their own names in any form, also by the
 * ends of compounds: 'laukun' is of 'Kuljetuslaukku'. Where several are called alike, the figures of their names tell which is meant.
 */
export function createProductNames(lists: SlotWords, catalogue: readonly CatalogueProduct[]) {
  const { products, common, figured, these, sized } = lists
  const inSizes = Object.entries(sized).map(
    ([id, sizes]) => [id, sizes.flatMap((size) => lists['station-nouns'].map((noun) => `${size} ${noun}`))] as const,
  )
  const lexicon = createLexicon([...Object.entries(products), ...inSizes])
  const onlyWith = lists['only-with'].map((each) => ({
    named: createLexicon(Object.entries(each.products)),
    with: createLexicon([[true, each.with]]),
  }))
  const onlyBeside = createLexicon(Object.entries(lists['only-beside']))
  const joining = createLexicon([[true, [...lists.and, ...lists.joining]]])
  const joiningSeveral = createLexicon([[true, lists['joining-several']]])
  const numbersIn = createNumberReader(lists)
  const isCommon = createLexicon([[true, common]])
  const afterFigure = createLexicon([[true, figured]])
  const theseIn = createLexicon([[true, these]])
  const names = catalogue.map(({ id, name, englishName, swedishName, power }) => {
    const words = [name, englishName, swedishName].flatMap(wordsIn)
    const telling = words.filter(
      (word) =>
        word.length > 2 && !(Number(word) >= 0) && isCommon([word]).length === 0 && lexicon([word]).length === 0,
    )
    const alike = lexicon(words).map(({ value }) => value)
    return {
      id,
      figures: wordsIn(name)
        .map(Number)
        .filter((each) => each > 0),
      stems: id in products ? [] : telling.map(stem),
      isStation: power !== undefined,
      isCalled: (other: string) => id === other || (!(id in products) && telling.length === 0 && alike.includes(other)),
    }
  })

  /** Of those that fit, the ones that have the most figures of the question in their names. */
  function meant(fitting: readonly (typeof names)[number][], words: readonly string[]): Named[] {
    const held = ({ figures }: (typeof names)[number]) => figures.filter((each) => words.includes(String(each))).length
    const most = Math.max(...fitting.map(held))
    const best = fitting.filter((each) => held(each) === most)
    return best.map(({ id, figures }) => ({ id, figures, isOneOfSeveral: best.length > 1 }))
  }

  const isNamedBy = (word: string, written: string) => {
    const own = stem(word)
    return (
      own === written ||
      (own.length >= SHORTEST && written.length - own.length >= SHORTEST - 1 && written.endsWith(own))
    )
  }

  /**
   * What stands beside a station, with a word that joins them and a number at most between: 'kahdesta prosta ja yhdestä akusta', 'pro, akku
   * ja paneeli', 'the PRO with ten batteries', 'pro kymmenellä akulla'.
   */
  function besideStation(words: readonly string[], named: readonly Match<string>[]): Match<string>[] {
    const ends = named
      .filter(({ value }) => names.some((each) => each.isStation && each.isCalled(value)))
      .map(({ at, length }) => at + length)
    const joined = joining(words).map(({ at }) => at)
    const withSeveral = joiningSeveral(words)
    const isAfterSeveral = (at: number) => {
      const number = numbersIn(words, []).find((each) => each.at + each.length === at && each.value > 1)
      const joiner = number && withSeveral.find((each) => each.at + each.length === number.at)
      return !!number && ends.includes(joiner?.at ?? (WITH.test(words[at] ?? '') ? number.at : -1))
    }
    return onlyBeside(words).filter(
      ({ at, length }) =>
        isAfterSeveral(at) ||
        ends.some((end) => {
          const between = at - end
          return (
            (joined.includes(end) && [1, 2].includes(between)) ||
            (joined.includes(at + length) && [0, 1].includes(between))
          )
        }),
    )
  }

  return (words: readonly string[]): Match<Named>[] => {
    const named = lexicon(words)
    const all = [
      ...named,
      ...besideStation(words, named),
      ...onlyWith.flatMap((each) => (each.with(words).length > 0 ? each.named(words) : [])),
    ]
    const called = all.map((match) => ({
      ...match,
      fitting: names.filter((each) => each.isCalled(match.value)),
    }))
    const own = words.flatMap((word, at) => {
      const fitting = names.filter(({ stems }) => stems.some((each) => isNamedBy(word, each)))
      return fitting.length > 0 && word.length >= SHORTEST ? [{ at, length: 1, fitting }] : []
    })
    const byFigure = afterFigure(words).flatMap(({ at, length }) => {
      const fitting = names.filter(({ figures }) => figures.includes(Number(words[at - 1])))
      const isByFigure =
        fitting.every(({ isStation }) => isStation) && (length > 1 || theseIn(words.slice(at - 2, at - 1)).length > 0)
      return fitting.length > 0 ? [{ at: at - 1, length: length + 1, fitting, isByFigure }] : []
    })
    const beside = called.filter(({ at, length }) => own.every((each) => each.at !== at - 1 && each.at !== at + length))
    const seen = new Set<string>()
    const byName = [...beside, ...own].map((each) => ({ ...each, isByFigure: undefined }))
    return [...byName, ...byFigure]
      .sort((one, other) => one.at - other.at)
      .flatMap(({ at, length, fitting, isByFigure }) =>
        meant(fitting, words).map((value) => ({ value: { ...value, isByFigure }, at, length })),
      )
      .filter(({ value }, _, all) => isNearestName(value, all))
      .filter(({ value: { id } }) => !seen.has(id) && seen.add(id))
  }
}

/** A figure that may be a product's name is none where that is named: 'pesuri on 1800-wattinen, jaksaako EVO'. */
const isNearestName = ({ id, isByFigure }: Named, all: readonly Match<Named>[]) =>
  isByFigure === undefined || all.every(({ value }) => value.id !== id || value.isByFigure !== undefined)

/** The products before and after a word that holds sets of them against each other, where each has a station and one an accessory. */
export function setsOf(
  mentions: readonly Match<unknown>[],
  products: readonly Mention[],
  between: readonly Match<unknown>[],
): Mention[][] | undefined {
  const sets = between
    .map((word) => {
      const after = mentions.findIndex(({ at }) => at > word.at)
      return after < 0 ? [] : [products.slice(0, after), products.slice(after)]
    })
    .find((both) => both.length > 0 && both.every((set) => set.some(({ isStation }) => isStation)))
  return sets?.some((set) => set.some(({ isStation }) => !isStation)) ? sets : undefined
}
