import { plain as plainText } from '@arkpax/schema/finnish-terms'
import { productUrl } from '../content/site-urls.ts'
import { isFormOf, readWord } from '../question/word-forms.ts'
import { type Composer, nameIn, productsAsked } from './answer.ts'
import { passageAnswer } from './passage.ts'

const SUITS =
  /\b(sopii\w*|sopivat|soveltu\w*|kay(ko)? .*(kayttoon|hommiin|toihin)|tarkoitettu\w*|kayttokohte\w*|suits?|suitable|meant|made for|lampar|passar|avsedd)\b/

const lead = { fi: 'käyttökohteita', en: 'made for (in Finnish)', sv: 'användningsområden (på finska)' }

/**
 * What the named product is made for, where staff have written down the use that is asked for, or none is asked for, and what the
 * texts say of that use.
 */
export const usesAnswer: Composer = (grounds) => {
  const { asked } = grounds
  if (!SUITS.test(asked.plain)) return undefined
  const names = new Set(['ark', ...asked.products.flatMap(({ words }) => words)])
  const uses = asked.words.filter((word) => !names.has(word) && !SUITS.test(word)).map(readWord)
  const fitting = productsAsked(grounds, () => uses.length > 0).filter(
    ({ applications }) => applications.length > 0 && (uses.length === 0 || applications.some(isOneOf)),
  )
  if (fitting.length === 0) return undefined

  function isOneOf(application: string): boolean {
    const written = plainText(application)
      .split(/[^a-z0-9]+/)
      .map(readWord)
    return uses.some((use) => written.some((word) => isFormOf(use, word)))
  }

  const told = fitting.map((product) =>
    [`${nameIn(asked.language, product)}, ${lead[asked.language]}:`, ...product.applications].join('\n- '),
  )
  const sources = fitting.map((product) => ({ title: nameIn(asked.language, product), url: productUrl(product.id) }))
  const more = uses.length > 0 ? passageAnswer(grounds) : undefined
  if (!more || told.some((each) => more.reply === each)) return { reply: told.join('\n\n'), sources }
  return { reply: [...told, more.reply].join('\n\n'), sources: [...sources, ...more.sources] }
}
