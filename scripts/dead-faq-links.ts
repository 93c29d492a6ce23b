import { readdirSync } from 'node:fs'
import { type FaqLink, faqAnchorsIn } from '@arkpax/schema/faq'
import type { PublishedContent } from '@arkpax/schema/published-content'
import type { LeftOut } from '@arkpax/schema/publishing'
import { builtText } from './last-good-texts.ts'

/** The links to questions and sections in the files of `content`, as the pages are built from them. */
export const faqLinksOf = (content: string, leftOut: readonly LeftOut[]): FaqLink[] =>
  textFiles(content).flatMap((file) => linksIn(file, builtText(content, file, leftOut) ?? ''))

/** The links to questions and sections that are hidden or gone, in the files of `content` and in the published posts. */
export function findDeadFaqLinks(
  content: string,
  { posts, faq, leftOut }: Pick<PublishedContent, 'posts' | 'faq' | 'leftOut'>,
): LeftOut[] {
  const shown = new Set(faq.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]))
  const links = [
    ...faqLinksOf(content, leftOut),
    ...posts.flatMap(({ title, content }) => linksIn(`Artikkeli: ${title}`, content)),
  ]
  return links
    .filter(({ anchor }) => !shown.has(anchor))
    .map(({ text, anchor }) => ({ text, reason: REASON, dead_link: `/general-faqs#${anchor}` }))
}

const linksIn = (name: string, text: string): FaqLink[] =>
  [...faqAnchorsIn(text)].map((anchor) => ({ text: name, anchor }))

const REASON =
  'Linkki vie kysymykseen, joka on piilotettu tai poistettu. Poista linkki, vaihda se tai palauta kysymys näkyviin.'

/** Texts that people write, by their paths from the folder above. The assistant's answers name only pages that are there. */
const textFiles = (content: string) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yml)$/.test(file) && !file.startsWith('assistant/intents/'))
    .map((file) => `content/${file}`)
    .sort()
