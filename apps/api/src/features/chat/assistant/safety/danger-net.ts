import { learn } from '../learned/classifier.ts'
import { featuresOf } from '../learned/features.ts'
import { createConceptFinder } from './concepts.ts'
import type { SafetyContent, SafetyTopic } from './safety-content.ts'

/** How likely a question is of a danger, from 0 to 1, and of which it is if so. */
export interface Likelihood {
  danger: number
  topic: SafetyTopic | undefined
}

/** Words; shorter sentences say too little by themselves. */
const SHORTEST_SENTENCE = 4

/** What has been learned from examples of dangers and of ordinary questions. Learning takes a fraction of a second. */
export function createDangerNet({
  words,
  ideas,
  topics,
  examples,
}: Pick<SafetyContent, 'words' | 'ideas' | 'topics' | 'examples'>): (question: string) => Likelihood {
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

  function likelihoodOf(text: string): Likelihood {
    const features = read(text)
    const [topic] = [...which(features)].sort(([, one], [, other]) => other - one)[0] ?? []
    return { danger: isDanger(features).get(true) ?? 0, topic }
  }

  return (question) =>
    [question, ...sentencesOf(question)]
      .map(likelihoodOf)
      .reduce((most, each) => (each.danger > most.danger ? each : most))
}

/** The sentences of a text that has several: a danger in one of them is not made up for by the price in another. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length >= SHORTEST_SENTENCE)
  return sentences.length > 1 ? sentences : []
}
