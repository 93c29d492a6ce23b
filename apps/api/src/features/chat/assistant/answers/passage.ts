import { kindOf, weightOf } from '../retrieval/likeness.ts'
import type { Composed, Composer, Found, Grounds, Passage } from './answer.ts'
import { NOT_OURS } from './not-ours.ts'
import { namesRightAsked } from './rights.ts'

/** The best passage has to hold this part of the question's words, weighed by how telling they are. */
const ENOUGH = 0.62
/** More of it when a word of the question stands nowhere on the site: it may be about something else. */
const ENOUGH_OF_STRANGE = 0.7
/** Less of it when the question is this like to a way in which people ask for the passage. */
const ALIKE = 0.6
const ENOUGH_OF_ALIKE = 0.5
/** Texts up to this length are given whole, and procedures that are a little longer. */
const WHOLE = 1000
const WHOLE_STEPS = 1200

/** The passage that answers, if one holds enough of the question. */
export const passageAnswer: Composer = (grounds) => {
  const { asked, retrieval } = grounds
  if (NOT_OURS.test(asked.plain)) return undefined
  const own = asked.words.map((word) => ({ word, weight: weightOf(word) }))
  const carried = asked.carried.map((word) => ({ word, weight: 0.6 * weightOf(word) }))
  if (own.length + carried.length === 0) return undefined
  const about = asked.products.map(({ id }) => id)
  const single = own.length + carried.length === 1
  const best = retrieval
    .find({ plain: asked.plain, words: [...own, ...carried], language: asked.language, about })
    .find(
      (found) =>
        isEnough(found) &&
        (found.named || !single) &&
        fits(asked, found.passage) &&
        namesRightAsked(asked.plain, found.passage),
    )
  if (!best) return undefined
  return told(grounds, best.passage)
}

const isEnough = ({ coverage, likeness, strange, coined }: Found) =>
  coined
    ? likeness >= ALIKE
    : strange
      ? coverage >= ENOUGH_OF_STRANGE
      : coverage >= ENOUGH || (likeness >= ALIKE && coverage >= ENOUGH_OF_ALIKE)

/** What an answer has to hold when a price, a time or a number is asked for. */
const HOLDS = new Map(
  Object.entries({
    price: /€|maks|hin(ta|na|no)|kulu|kustan|vero|hyvity/i,
    time: /\d|tun(ti|nin|nis)|päiv|vuo(si|den|te|ro)|kuukau|minuut|viik|heti|alkaa/i,
    number: /\d|yksi|yhden|kaksi|kolme|neljä|viisi|kuusi|kymmenen|enintään|riippu|lisää|vähem|vähen/i,
    who: /valmist|perust|asiakas|ammattilai|huol|myyjä|kuljet|maks|ihmi|työnteki|sinä|kirjoit/i,
    often: /kerra|kert|väle|joka|kuukau|päivä|ennen/i,
  }),
)

/** Whether a passage can be the answer to what is asked of its matter. */
function fits({ plain, topics, language }: Grounds['asked'], { text }: Passage): boolean {
  if (language !== 'fi') return true
  const asks = topics.has('price') ? 'price' : kindOf(plain).asks
  return HOLDS.get(asks ?? '')?.test(text) ?? true
}

function told({ asked, retrieval }: Grounds, passage: Passage): Composed {
  const telling = (text: string) => retrieval.shared(asked.words, text, asked.language)
  return {
    reply:
      passage.text.length <= (/^1\. /m.test(passage.text) ? WHOLE_STEPS : WHOLE)
        ? passage.text
        : excerpt(passage.text, telling),
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
