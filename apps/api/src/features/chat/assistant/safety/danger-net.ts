import { clausesOf, sentencesOf } from './clauses.ts'
import type { SafetyTopic } from './safety-content.ts'

/** How likely a question is of a danger, from 0 to 1, and of which it is if so: the likeliest, and the next where that is unsure. */
export interface Likelihood {
  danger: number
  topics: SafetyTopic[]
}

export type DangerNet = (question: string) => Likelihood

/** How likely a text is of each danger rather than of anything else, as learned; `known` is how much of it has been met, 0–1. */
export type DangersOf = (text: string) => { known: number; byTopic: ReadonlyMap<string, number> }

/** Of a text that has been met less than this nothing is known: it is of no language. */
const MET = 0.2

/** A danger that is less likely than this of all does not speak alone, and one that is less likely than that not at all. */
const SURE = 0.6
const POSSIBLE = 0.3

/** What its likeliest sentence and its likeliest clause say of a question. Weighed on examples and ordinary questions that were left out. */
const WEIGHTS = { level: 1, ofSentence: 0.7, ofClause: 0.56 }

/** Judges questions by what was learned of dangers beside all ordinary matters, as a whole and part by part. */
export function createDangerNet(topics: readonly SafetyTopic[], dangersOf: DangersOf): DangerNet {
  return (question) => {
    const whole = dangersOf(question)
    if (whole.known < MET) return { danger: 0, topics: [] }
    const sentences = [whole, ...sentencesOf(question).map(dangersOf)]
    const all = [...sentences, ...clausesOf(question).map(dangersOf)]
    const { level, ofSentence, ofClause } = WEIGHTS
    return { danger: share(level + ofSentence * likeliest(sentences) + ofClause * likeliest(all)), topics: which(all) }
  }

  function which(parts: readonly Told[]): SafetyTopic[] {
    const all = parts.reduce((sum, { byTopic }) => sum + together(byTopic), 0)
    const [first, next] = topics
      .map((topic) => ({
        topic,
        likelihood: parts.reduce((sum, { byTopic }) => sum + (byTopic.get(topic.id) ?? 0), 0) / all,
      }))
      .sort((one, other) => other.likelihood - one.likelihood)
    const isUnsure = first && next && first.likelihood < SURE && next.likelihood >= POSSIBLE
    return [first, isUnsure ? next : undefined].flatMap((each) => (each ? [each.topic] : []))
  }
}

type Told = ReturnType<DangersOf>

const together = (byTopic: Told['byTopic']) => [...byTopic.values()].reduce((sum, each) => sum + each, 0)

const likeliest = (parts: readonly Told[]) => Math.max(...parts.map(({ byTopic }) => logit(together(byTopic))))

const LEAST = 1e-4

/** The weight of a likelihood (0–1): nothing at one half, and the more, the surer. */
const logit = (likelihood: number): number => {
  const told = Math.min(Math.max(likelihood, LEAST), 1 - LEAST)
  return Math.log(told / (1 - told))
}

/** The likelihood of a weight. */
const share = (weight: number): number => 1 / (1 + Math.exp(-weight))
