import type { Composed, Composer, Grounds, Passage } from './answer.ts'
import { NOT_OURS } from './not-ours.ts'

/** The best passage has to hold this part of the question's words, weighed by how telling they are. */
const ENOUGH = 0.62
/** Texts up to this length are given whole. */
const WHOLE = 900

/** The passage that answers, if one holds enough of the question. */
export const passageAnswer: Composer = (grounds) => {
  const { asked, retrieval } = grounds
  if (NOT_OURS.test(asked.plain)) return undefined
  const own = asked.words.map((word) => ({ word, weight: 1 }))
  const carried = asked.carried.map((word) => ({ word, weight: 0.6 }))
  if (own.length + carried.length === 0) return undefined
  const about = asked.products.map(({ id }) => id)
  const single = own.length + carried.length === 1
  const best = retrieval
    .find({ words: [...own, ...carried], language: asked.language, about })
    .find(({ coverage, named }) => coverage >= ENOUGH && (named || !single))
  if (!best) return undefined
  return told(grounds, best.passage)
}

function told({ asked, retrieval }: Grounds, passage: Passage): Composed {
  const telling = (text: string) => retrieval.shared(asked.words, text, asked.language)
  return {
    reply: passage.text.length <= WHOLE ? passage.text : excerpt(passage.text, telling),
    sources: [{ title: passage.title, url: passage.url }],
  }
}

/** The block that says most of what is asked, with its lead-in, and as much after it as fits; of long lists the rows asked for. */
function excerpt(text: string, telling: (text: string) => number): string {
  const blocks = text.split('\n\n').map((block) => shortList(block, telling))
  const scores = blocks.map((block) => telling(block) + (/^(1\.|-) /.test(block) ? 0.5 : 0))
  const best = scores.indexOf(Math.max(...scores))
  let [start, end] = [best, best + 1]
  const length = () => blocks.slice(start, end).join('\n\n').length
  const before = blocks[best - 1]
  if (before && before.length < 220 && length() + before.length <= WHOLE) start -= 1
  while (end < blocks.length && length() + (blocks[end]?.length ?? 0) <= WHOLE) end += 1
  return blocks.slice(start, end).join('\n\n')
}

function shortList(block: string, telling: (text: string) => number): string {
  const lines = block.split('\n')
  if (lines.length <= 8 || !lines.every((line) => line.startsWith('- '))) return block
  const asked = lines.filter((line) => telling(line) > 0)
  return (asked.length && asked.length <= 8 ? asked : lines.slice(0, 8)).join('\n')
}
