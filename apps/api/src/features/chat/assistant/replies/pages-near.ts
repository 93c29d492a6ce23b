import type { Composed, Source } from '../answers/composed.ts'
import type { Intent } from '../intents/intent-content.ts'
import type { Retrieval } from '../retrieval/retrieval.ts'
import type { Heard } from '../understand-message.ts'
import { joined } from './assistant-answer.ts'
import type { Sources } from './sources.ts'

/** A page is told word for word where it holds this much of the question. */
const ENOUGH = 0.62
/** A page as short as this is told whole. */
const SHORT_PAGE = 300
/** The pages of intents from here on may help. */
const MAY_HELP = 0.1

/** The site's own pages, where no intent is sure. */
export function createPagesNear(retrieval: Retrieval, sources: Sources, intents: ReadonlyMap<string, Intent>) {
  const found = ({ text, language, slots }: Heard) =>
    retrieval.find(
      text,
      language,
      slots.products.map(({ id }) => id),
    )

  return {
    /** A page of the site, word for word, where it holds enough of the question and its most telling word. */
    quoted(heard: Heard): Composed | undefined {
      const [best] = heard.goesOn ? [] : found(heard)
      if (!best?.holdsKey || best.share < ENOUGH) return undefined
      const { passage } = best
      const [sentence = ''] = retrieval.telling(heard.text, heard.language, passage.text)
      const isShort = passage.text.length <= SHORT_PAGE
      return {
        reply: isShort ? passage.text : sentence.replace(/^- /, ''),
        ...(isShort ? {} : { details: passage.text }),
        sources: [{ title: passage.title, url: passage.url }],
      }
    },

    /** The pages that may help where nothing is sure: those of the likeliest intents, and those that hold most of the question. */
    nearby(heard: Heard): Source[] {
      const { language, guesses, slots } = heard
      const likely = guesses
        .filter(({ likelihood }) => likelihood >= MAY_HELP)
        .flatMap(({ intent }) => intents.get(intent)?.more.slice(0, 1) ?? [])
      const near = found(heard)
        .slice(0, 3)
        .flatMap(({ passage: { title, url } }) =>
          language === 'fi' ? { title, url } : sources.of([decodeURIComponent(url)], language),
        )
      return joined(sources.of(likely, language, slots.products[0]?.id), near)
    },
  }
}
