import { learn } from '../learned/classifier.ts'
import { featuresOf } from '../learned/features.ts'
import { createConceptFinder } from './concepts.ts'
import type { SafetyContent, SafetyTopic } from './safety-content.ts'

/** How likely a question is of a danger, from 0 to 1, and of which it is if so: the likeliest, and the next where that is unsure. */
export interface Likelihood {
  danger: number
  topics: SafetyTopic[]
}

export type DangerNet = (question: string) => Likelihood

/** A danger that is less likely than this of all does not speak alone, and one that is less likely than that not at all. */
const SURE = 0.6
const POSSIBLE = 0.1

/** Words; shorter sentences say too little by themselves. */
const SHORTEST_SENTENCE = 4

/** What has been learned from examples of dangers and of ordinary questions. Learning takes a fraction of a second. */
export function createDangerNet({
  words,
  ideas,
  topics,
  examples,
}: Pick<SafetyContent, 'words' | 'ideas' | 'topics' | 'examples'>): DangerNet {
  const conceptsOf = createConceptFinder({ ...words, ...ideas })
  const read = (text: string) => featuresOf(text, conceptsOf(text))
  const known = examples.map(({ text, topic }) => ({
    features: read(text),
    danger: topics.find(({ id }) => id === topic),
  }))
  const isDanger = learn(
    [true, false],
    known.map(({ features, danger }) => ({ features, class: danger !== undefined })),
  )
  const which = learn(
    topics,
    known.flatMap(({ features, danger }) => (danger ? [{ features, class: danger }] : [])),
  )

  function partOf(text: string) {
    const features = read(text)
    return { danger: isDanger(features).get(true) ?? 0, which: which(features) }
  }

  return (question) => {
    const parts = [question, ...sentencesOf(question)].map(partOf)
    const all = parts.reduce((sum, { danger }) => sum + danger, 0)
    const likelihoodOf = (topic: SafetyTopic) =>
      parts.reduce((sum, { danger, which }) => sum + danger * (which.get(topic) ?? 0), 0) / all
    const [first, next] = topics
      .map((topic) => ({ topic, likelihood: likelihoodOf(topic) }))
      .sort((one, other) => other.likelihood - one.likelihood)
    const isUnsure = first && next && first.likelihood < SURE && next.likelihood >= POSSIBLE
    return {
      danger: Math.max(...parts.map(({ danger }) => danger)),
      topics: [first, isUnsure ? next : undefined].flatMap((each) => (each ? [each.topic] : [])),
    }
  }
}

/** The sentences of a text that has several: a danger in one of them is not made up for by the price in another. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length >= SHORTEST_SENTENCE)
  return sentences.length > 1 ? sentences : []
}
