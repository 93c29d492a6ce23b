import { readdirSync, readFileSync } from 'node:fs'
import { aboutPage, appliances, iconCards, scenarios } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { parse, parseDocument } from 'yaml'
import * as z from 'zod'
import { composedSentences } from '../answers/sentences.ts'
import type { ContentKnowledge } from '../knowledge.ts'
import { followUpWords } from '../question/follow-up.ts'
import { slotWords } from '../question/slot-words.ts'
import { wordLists } from '../safety/safety-content.ts'
import { askedAsOf, refuseQuestionsOfTwo } from './asked-as.ts'
import type { Written } from './content-texts.ts'
import { pageNames } from './page-names.ts'
import { readIntents } from './read-intents.ts'
import { readSafety } from './read-safety.ts'

const phrases = z.array(z.object({ fi: z.string(), sv: z.string(), en: z.string() }))

/** The questions among the phrases; answers and titles are none. */
const questionsOf = (all: z.output<typeof phrases>) =>
  Object.fromEntries(all.filter(({ fi }) => fi.endsWith('?')).map(({ fi, sv, en }) => [fi, { sv, en }]))

/**
 * Reads the site's own content (`folder` is `content/`). A file that cannot be read is passed over; a question that two places
 * have throws, naming both.
 */
export function readContent(folder: URL): ContentKnowledge {
  const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  const data = (name: string) => json(`data/${name}`)
  const written = <Schema extends z.ZodType>(name: string, schema: Schema): Written<z.output<Schema>>[] =>
    readdirSync(new URL(`${name}/`, folder))
      .sort()
      .flatMap((file) => {
        const [, head = '', ...body] = readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split(/^---$/m)
        const { data } = schema.safeParse(parseDocument(head).toJS())
        return data ? [{ id: file.replace(/\.mdx$/, ''), data, body: body.join('---') }] : []
      })

  const assistant = new URL('assistant/', folder)
  const words = (name: string): unknown => parse(readFileSync(new URL(name, assistant), 'utf8'))
  const texts = {
    promises: iconCards.parse(data('service-promises')),
    benefits: iconCards.parse(data('register-benefits')),
    about: aboutPage.parse(data('about')),
    support: written('support', supportFrontmatter),
    policies: written('policies', policyFrontmatter),
    blog: written('blog', blogFrontmatter),
    useCases: written('use-cases', useCaseFrontmatter),
    manuals: written('manuals', manualFrontmatter),
  }
  const intents = readIntents(assistant)
  refuseQuestionsOfTwo(askedAsOf(texts), intents)
  return {
    appliances: appliances.parse(data('appliances')),
    scenarios: scenarios.parse(data('scenarios')),
    safety: readSafety(assistant, new Set(intents.intents.map(({ id }) => id))),
    words: slotWords.parse(words('words.yml')),
    composed: composedSentences.parse(words('sentences.yml')),
    intents,
    meanings: wordLists.parse(words('meanings.yml')),
    followUps: followUpWords.parse(words('follow-ups.yml')),
    pageNames: pageNames.parse(words('pages.yml')),
    questionNames: questionsOf(phrases.parse(json('translations/faq'))),
    texts,
  }
}
