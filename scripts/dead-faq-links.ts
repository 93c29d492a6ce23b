import { readdirSync } from 'node:fs'
import type { PublishedContent } from '@arkpax/schema/published-content'
import type { LeftOut } from '@arkpax/schema/publishing'
import { builtText } from './last-good-texts.ts'

const FAQ_LINK = /\/general-faqs#([a-z0-9-]+)/g

/** The links to questions and sections that are hidden or gone, in the files of `content` and in the published posts. */
export function findDeadFaqLinks(
  content: string,
  { posts, faq, leftOut }: Pick<PublishedContent, 'posts' | 'faq' | 'leftOut'>,
): LeftOut[] {
  const shown = new Set(faq.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]))
  const texts = [
    ...textFiles(content).map((file) => ({ name: file, text: builtText(content, file, leftOut) ?? '' })),
    ...posts.map(({ title, content }) => ({ name: `Artikkeli: ${title}`, text: content })),
  ]
  return texts.flatMap(({ name, text }) => {
    const anchors = new Set([...text.matchAll(FAQ_LINK)].map(([, anchor = '']) => anchor))
    return [...anchors]
      .filter((anchor) => !shown.has(anchor))
      .map((anchor) => ({ text: name, reason: REASON, dead_link: `/general-faqs#${anchor}` }))
  })
}

const REASON =
  'Linkki vie kysymykseen, joka on piilotettu tai poistettu. Poista linkki, vaihda se tai palauta kysymys näkyviin.'

/** Texts that people write, by their paths from the folder above. */
const textFiles = (content: string) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yml)$/.test(file))
    .map((file) => `content/${file}`)
    .sort()
