import { type Classifier, learn } from '../learned/classifier.ts'
import { type Features, featuresOf } from '../learned/features.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { createConceptFinder } from './concepts.ts'
import { logit, share } from './likelihood.ts'
import type { SafetyContent, SafetyTopic } from './safety-content.ts'

/** How likely a question is of a danger, from 0 to 1, and of which it is if so: the likeliest, and the next where that is unsure. */
export interface Likelihood {
  danger: number
  topics: SafetyTopic[]
}

export type DangerNet = (question: string) => Likelihood

/** Of a text that has been met less than this nothing is known: it is of no language. */
const MET = 0.4

/** A danger that is less likely than this of all does not speak alone, and one that is less likely than that not at all. */
const SURE = 0.6
const POSSIBLE = 0.1

/**
 * What two learners say: one knows the examples alone and finds what is hidden, the other knows the shop's ordinary questions
 * too and is seldom wrong of them. Each is asked of the sentences and of the clauses. Weighed on examples that were left out.
 */
const WEIGHTS = { level: -0.74, narrow: [0.07, 0.16], wide: [0.09, 0.53] } as const

/** What has been learned from examples of dangers and of harmless questions, and from `ordinary` ones. Learning takes a second or two. */
export function createDangerNet(
  { words, ideas, topics, examples }: Pick<SafetyContent, 'words' | 'ideas' | 'topics' | 'examples'>,
  ordinary: readonly string[],
): DangerNet {
  const conceptsOf = createConceptFinder({ ...words, ...ideas })
  const read = (text: string) => featuresOf(text, conceptsOf(text))
  const known = examples.map(({ text, topic }) => ({
    features: read(text),
    danger: topics.find(({ id }) => id === topic),
  }))
  const cases = known.map(({ features, danger }) => ({ features, class: danger !== undefined }))
  const narrow = learn([true, false], cases)
  const wide = learn([true, false], [...cases, ...ordinary.map((text) => ({ features: read(text), class: false }))])
  const which = learn(
    topics,
    known.flatMap(({ features, danger }) => (danger ? [{ features, class: danger }] : [])),
  )

  return (question) => {
    if (wide.knows(read(question)) < MET) return { danger: 0, topics: [] }
    const sentences = [question, ...sentencesOf(question)].map(read)
    const clauses = clausesOf(question).map(read)
    const { level, narrow: ofNarrow, wide: ofWide } = WEIGHTS
    const parts = [...sentences, ...clauses]
    const told = [ofNarrow, ofWide].map(([ofSentence, ofClause], at) => {
      const opinions = parts.map((part) => logit(dangerOf(at === 0 ? narrow : wide, part)))
      return ofSentence * Math.max(...opinions.slice(0, sentences.length)) + ofClause * Math.max(...opinions)
    })
    return {
      danger: share(told.reduce((sum, each) => sum + each, level)),
      topics: topicsOf(parts.map((features) => ({ danger: dangerOf(narrow, features), which: which(features) }))),
    }
  }

  function topicsOf(parts: readonly { danger: number; which: Map<SafetyTopic, number> }[]): SafetyTopic[] {
    const all = parts.reduce((sum, { danger }) => sum + danger, 0)
    const likelihoodOf = (topic: SafetyTopic) =>
      parts.reduce((sum, { danger, which }) => sum + danger * (which.get(topic) ?? 0), 0) / all
    const [first, next] = topics
      .map((topic) => ({ topic, likelihood: likelihoodOf(topic) }))
      .sort((one, other) => other.likelihood - one.likelihood)
    const isUnsure = first && next && first.likelihood < SURE && next.likelihood >= POSSIBLE
    return [first, isUnsure ? next : undefined].flatMap((each) => (each ? [each.topic] : []))
  }
}

const dangerOf = (learned: Classifier<boolean>, features: Features) => learned(features).get(true) ?? 0
