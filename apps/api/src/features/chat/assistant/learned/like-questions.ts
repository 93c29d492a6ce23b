import type { ContentKnowledge } from '../knowledge.ts'
import { type Language, languages } from '../passages.ts'
import type { LearnedIntents } from './learned-intents.ts'
import { createLikenessIndex, createVectors } from './likeness.ts'
import { likelihoods } from './linear.ts'
import { createMeaningFinder } from './meanings.ts'
import { partsOf } from './question-features.ts'
import { readIn } from './vocabulary.ts'

/** A question's language, and the first question that was like it: itself where there was none. */
export interface LikeQuestion {
  first: string
  language: Language
}

/** From here on two questions ask the same. */
const ALIKE = 0.52
/** A question of no clear language is Finnish, and so is one of which less than this has been met: it is of none. */
const CLEAR = 0.6
const MET = 0.2
/** So many questions are remembered; then all is begun anew. */
const REMEMBERED = 20_000

/**
 * Puts like questions of a language together, each with the first that was like it. What has been told of a question stays so:
 * a list that is read again costs nothing, and one more question little.
 */
export function createLikeQuestions(
  { vocabulary, ofLanguages }: Pick<LearnedIntents, 'vocabulary' | 'ofLanguages'>,
  words: Pick<ContentKnowledge, 'meanings' | 'safety'>,
): (questions: readonly string[]) => LikeQuestion[] {
  const vectorOf = createVectors(vocabulary, createMeaningFinder(words))
  const known = new Map<string, LikeQuestion>()
  let groups = begin()

  function languageOf(question: string): Language {
    const read = readIn(vocabulary, partsOf(question))
    if (read.known < MET) return 'fi'
    const likely = likelihoods(ofLanguages, read)
    return languages.find((_, at) => (likely[at] ?? 0) >= CLEAR) ?? 'fi'
  }

  function place(question: string): LikeQuestion {
    const language = languageOf(question)
    const { firsts, index } = groups[language]
    const vector = vectorOf(question)
    const nearest = index.nearestTo(vector)
    if (nearest && nearest.likeness >= ALIKE) return { first: firsts[nearest.at] ?? question, language }
    index.add(vector)
    firsts.push(question)
    return { first: question, language }
  }

  return (questions) => {
    if (known.size > REMEMBERED) {
      known.clear()
      groups = begin()
    }
    return questions.map((question) => {
      const placed = known.get(question) ?? place(question)
      known.set(question, placed)
      return placed
    })
  }
}

const begin = () => {
  const none = () => ({ firsts: [] as string[], index: createLikenessIndex() })
  return { fi: none(), sv: none(), en: none() }
}
