import { type Composed, PARAGRAPH, wholeOf } from '../answers/composed.ts'
import type { Retrieval } from '../retrieval/retrieval.ts'
import type { Heard } from '../understand-message.ts'

type Question = Pick<Heard, 'text' | 'language'>
type Searching = Pick<Retrieval, 'unsaid'>

/** An answer of so many characters, some eight lines on a phone, is told whole: to open it takes longer than to read it. */
const SHORT = 400
/** What a paragraph holds of the question and the answer before it does not is asked from here on: one rare word, or two of the usual. */
const ASKED = 5

/** A written answer without its fold where it is short, else with what is asked of the fold before it. */
export function unfolded(answer: Composed, question: Question, retrieval: Searching): Composed {
  const reply = wholeOf(answer)
  if (reply.length > SHORT) return withAsked(answer, question, retrieval)
  const { details: _, ...rest } = answer
  return { ...rest, reply }
}

/** An answer with that paragraph of its fold before it which holds most of what is asked and not yet told, if any does. */
export function withAsked(answer: Composed, { text, language }: Question, { unsaid }: Searching): Composed {
  const { reply, details, ...rest } = answer
  if (!details) return answer
  const paragraphs = details.split(PARAGRAPH)
  const held = paragraphs.map(unsaid(text, language, reply))
  const most = Math.max(...held)
  if (most < ASKED) return answer
  const at = held.indexOf(most)
  const left = paragraphs.toSpliced(at, 1).join(PARAGRAPH)
  return { ...rest, reply: [reply, paragraphs[at]].join(PARAGRAPH), ...(left && { details: left }) }
}
