import type { Composed } from '../answers/composed.ts'
import type { Language, Passage } from '../passages.ts'
import type { SafetyTopic } from './safety-content.ts'

/** More than this nobody reads in a hurry. */
const TOPICS = 2

/** What is said of the gravest dangers of a question, with the pages that tell more. */
export function safetyAnswer(
  topics: readonly SafetyTopic[],
  language: Language,
  passages: readonly Passage[],
): Composed {
  const said = topics.slice(0, TOPICS)
  const urls = [...new Set(said.flatMap(({ sources }) => sources[language]))]
  return {
    reply: said.map(({ answer }) => answer[language].trim()).join('\n\n'),
    sources: urls.flatMap((url) => {
      const ofPage = passages.filter((passage) => decodeURIComponent(passage.url) === url)
      const shown = ofPage.find(isOfSafety) ?? ofPage[0]
      return shown ? [{ title: shown.title, url: shown.url }] : []
    }),
  }
}

const isOfSafety = ({ title }: Passage) => /turval|safety|säkerhet/i.test(title)
