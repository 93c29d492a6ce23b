import type { AboutPage } from '@arkpax/schema/content'
import type { IconCard } from '@arkpax/schema/content-text'
import type { FaqCategory } from '@arkpax/schema/faq'
import type { Passage } from '../passages.ts'
import { pages } from './site-urls.ts'

/** What the pages without a text of their own are made of. */
export interface PageContent {
  promises: readonly IconCard[]
  benefits: readonly IconCard[]
  about: AboutPage
}

/** The questions that visitors see, with their answers. */
export const questionPassages = (faq: readonly FaqCategory[]): Passage[] =>
  faq.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => made('question', `${pages.faq}#${id}`, question, answer.join('\n\n'))),
  )

/** The pages about the company and registration. */
export const pagePassages = ({ promises, benefits, about }: PageContent): Passage[] => [
  made('page', pages.about, 'Meistä', `${about.hero.title}. ${about.hero.text}`),
  ...about.story.map(({ title, text }, index) =>
    made('page', `${pages.about}#tarina`, `Meistä – ${title}`, text, `tarina-${index}`),
  ),
  ...about.certifications.map(({ code, title, text }) =>
    made('page', `${pages.about}#laatu`, `Meistä – ${code}`, `${code}, ${title.toLowerCase()}. ${text}`, code),
  ),
  ...promises.map(({ title, description }) => made('page', '/', `Lupaus – ${title}`, description, title)),
  ...benefits.map(({ title, description }) =>
    made('page', pages.registration, `Rekisteröi tuote – ${title}`, description, title),
  ),
]

const made = (kind: 'question' | 'page', url: string, title: string, text: string, part = ''): Passage => ({
  id: part ? `${url}-${part}` : url,
  title,
  url,
  text,
  kind,
  language: 'fi',
})
