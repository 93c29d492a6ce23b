import { NOT_OURS } from '../answers/not-ours.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language, Passage } from '../passages.ts'
import type { Retrieval } from '../retrieval/retrieval.ts'
import { isSilent } from '../retrieval/silent-words.ts'
import { isDayWord } from './asked-days.ts'
import { languageOf } from './language.ts'
import { type AskedLoad, askedLoads } from './loads.ts'
import type { Mention, Names } from './mentions.ts'
import { numberOf, type Quantity, quantities } from './quantities.ts'
import { isTopicWord, type Topic, topicsOf } from './topics.ts'
import { questionWords } from './words.ts'

/** What a question asks, as the answers read it. `plain` is its words in one form each, slips mended. */
export interface Asked {
  plain: string
  language: Language
  /** Words with a meaning of their own. */
  words: string[]
  topics: ReadonlySet<Topic>
  products: Mention[]
  loads: AskedLoad[]
  quantities: Quantity[]
  /** Words of the question before, which a follow-up leaves out. */
  carried: string[]
}

/** Reads a question: its language, what it is about, and the figures in it. */
export function readQuestion(
  text: string,
  { knowledge, retrieval, names }: { knowledge: Knowledge; retrieval: Retrieval; names: Names },
): Asked {
  const typed = questionWords(text)
  const language = languageOf(typed)
  const mended =
    language === 'fi'
      ? joined(
          typed.map((word) => (isSettled(word) || names.isName(word) ? word : (retrieval.corrected(word) ?? word))),
          retrieval,
        )
      : typed
  const plain = mended.join(' ')
  const figures = quantities(plain)
  return {
    plain,
    language,
    words: mended.filter((word) => !isSilent(word)),
    topics: topicsOf(plain),
    products: names.mentioned(plain),
    loads: askedLoads(plain, figures, knowledge.appliances, knowledge.passages.filter(isLoadTable)),
    quantities: figures,
    carried: [],
  }
}

/** 'aurinko paneeli' → aurinkopaneeli: compounds of the texts that are written apart. */
function joined(words: readonly string[], { joins }: Retrieval): string[] {
  const done: string[] = []
  for (const word of words) {
    const before = done.at(-1)
    const compound = before !== undefined && !isSilent(before) && !isSilent(word) && joins(before, word)
    if (compound) done[done.length - 1] = before + word
    else done.push(word)
  }
  return done
}

/** Words that are right as they are, whether the texts have them or not. */
const isSettled = (word: string) =>
  isSilent(word) || isTopicWord(word) || isDayWord(word) || NOT_OURS.test(word) || numberOf(word) !== undefined

const isLoadTable = ({ kind, text }: Passage) => kind === 'use-case' && text.includes('Kuorma')

const FOLLOWING =
  /^(enta|entas|entapa|ja|and|what about|how about|och|men|hur ar det med)\b|\b(se|sen|sita|silla|siita|siina|sille|siihen|ne|niita|niiden|niilla|niihin|it|its|they|them|den|det|de|dem|samaa|sama)\b/

/** Completes a follow-up ('entä EVO?', 'paljonko se maksaa?') with what the question before told. */
export function completed(asked: Asked, before: Asked | undefined): Asked {
  if (!before || !FOLLOWING.test(asked.plain)) return asked
  const names = asked.products.length > 0
  const tells = asked.topics.size > 0 || asked.loads.length > 0
  const bare = names ? asked.words.length <= 3 && asked.topics.size === 0 : !tells
  return {
    ...asked,
    products: names ? asked.products : before.products,
    topics: bare && (names || asked.words.length <= 2) ? new Set([...before.topics, ...asked.topics]) : asked.topics,
    loads: asked.loads.length ? asked.loads : bare && names ? before.loads : [],
    quantities: asked.quantities.length || !bare ? asked.quantities : before.quantities,
    plain: (bare && names) || asked.words.length === 0 ? `${asked.plain} ${before.plain}` : asked.plain,
    carried: before.words.filter((word) => !asked.words.includes(word)),
  }
}
