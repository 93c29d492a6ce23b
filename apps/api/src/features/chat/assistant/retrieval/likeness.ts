import { plain } from '@arkpax/schema/finnish-terms'
import { isWeak } from './weak-words.ts'

/** A word of a question: the terms that it may be found by, each with its credit, and how much it counts. */
export interface WordGroup {
  others: ReadonlyMap<string, number>
  worth: number
}

/** One way of asking for a passage: its terms, what its words are worth together, and what kind of answer it asks for. */
export interface Way {
  terms: ReadonlySet<string>
  worth: number
  kind: QuestionKind
}

/** What is asked for: a reason, a number, a place …; and whether something does not work. */
export interface QuestionKind {
  asks?: string
  not: boolean
}

const ASKS: [asks: string, pattern: RegExp][] = [
  ['reason', /\b(miksi|minka takia|mista johtuu|minka vuoksi)\b/],
  ['number', /\b(montako|kuinka (monta|moni|monen)|paljonko|kuinka paljon)\b/],
  [
    'time',
    /\b(kauanko|kuinka (kauan|nopeasti|pitkaan)|milloin|koska|monessako (tunnissa|paivassa)|monessako|missa ajassa|moneltako|montako (tuntia|paivaa))\b/,
  ],
  ['often', /\b(kuinka usein|miten usein|montako kertaa)\b/],
  ['who', /\b(kuka|ketka|kenen|kenelle)\b/],
  ['way', /\b(miten|kuinka)\b/],
  ['place', /\b(missa|mista|mihin|mille)\b/],
]

/** The kind of a question, from its plain words with the small ones. */
export const kindOf = (plain: string): QuestionKind => ({
  asks: ASKS.find(([, pattern]) => pattern.test(plain))?.[0],
  not: /\b(ei|eivat|eika|eiko)\b/.test(plain),
})

/** How well two kinds of questions agree: another question about the same thing has another answer. */
function agreement(one: QuestionKind, other: QuestionKind): number {
  const asks = one.asks && other.asks ? (one.asks === other.asks ? 1.2 : 0.75) : 1
  return asks * (one.not === other.not ? 1 : 0.85)
}

/** How well a question agrees with a heading: 'Miksi …?' does not tell how, nor 'Mitä takuu ei kata' what it does. */
export function titleAgreement(question: QuestionKind, title: string): number {
  const heading = plain(title.split(' – ').at(-1) ?? title)
  const own = kindOf(heading)
  const not = own.not === question.not ? 1 : own.not ? 0.65 : 0.9
  if (!question.asks || !(own.asks || heading.endsWith('?'))) return not
  return not * (own.asks === question.asks ? 1.2 : own.asks ? 0.7 : 0.85)
}

/** How much a word of the passage counts that is not the very word of the question. */
export const CREDIT = { synonym: 0.85, head: 0.3, tail: 0.55 }

const BOTH_PARTS = CREDIT.head + CREDIT.tail

/** How much less a word counts that any question may have, a bare number, and a model's name, which the search knows apart. */
export const weightOf = (word: string) =>
  /^(ark|pro|evo)$/.test(word) ? 0.1 : isWeak(word) || /^\d+$/.test(word) ? 0.25 : 1

/** The best single credit, or the parts of a compound together. */
export function creditOf(others: ReadonlyMap<string, number>, held: ReadonlySet<string>): number {
  let [best, parts] = [0, 0]
  for (const [term, credit] of others) {
    if (!held.has(term)) continue
    best = Math.max(best, credit)
    if (credit < BOTH_PARTS) parts += credit
  }
  return Math.max(best, Math.min(parts, BOTH_PARTS))
}

/** How like a question is to the nearest of several ways of asking: the share of what both say, 0–1. */
export function likenessOf(groups: readonly WordGroup[], kind: QuestionKind, ways: readonly Way[]): number {
  const asked = groups.reduce((sum, { worth }) => sum + worth, 0)
  return Math.max(
    0,
    ...ways.map(({ terms, worth, kind: own }) => {
      const shared = groups.reduce((sum, group) => sum + group.worth * creditOf(group.others, terms), 0)
      return Math.min(1, (agreement(kind, own) * 2 * shared) / (asked + worth))
    }),
  )
}

/** What the words of a question are worth that stand together in the sentence that holds most of them. */
export const nearest = (groups: readonly WordGroup[], sentences: readonly ReadonlySet<string>[]): number =>
  Math.max(
    0,
    ...sentences.map((terms) => groups.reduce((sum, group) => sum + group.worth * creditOf(group.others, terms), 0)),
  )
