import { getCollection } from 'astro:content'
import { manuals as manualsSchema } from '@arkpax/schema/content'
import { faq } from '~/lib/faq.ts'
import { articlePath, paths } from '~/lib/paths.ts'
import manualsJson from '../../../../../content/data/manuals.json' with { type: 'json' }
import { stems } from './finnish-stem.ts'
import type { SearchEntry } from './search-entry.ts'

const manuals = manualsSchema.parse(manualsJson)

/** Everything that the support centre's search finds: articles, questions, manuals and policies. For build time. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const articles = await getCollection('support')
  const policies = await getCollection('policies')
  return [
    ...articles.map(({ id, data, body = '' }) =>
      entry('article', data.title, articlePath(id), `${data.category} ${data.excerpt} ${body}`),
    ),
    ...faq.flatMap(({ questions }) =>
      questions.map(({ id, question, answer }) => entry('question', question, `${paths.faq}#${id}`, answer.join(' '))),
    ),
    ...manuals.map(({ title, description }) =>
      entry('manual', `Käyttöopas: ${title}`, paths.manuals, `käyttöohje opas manuaali ohjekirja pdf ${description}`),
    ),
    ...policies.map(({ id, data, body = '' }) => entry('policy', data.title, `/${id}`, `${data.description} ${body}`)),
  ]
}

function entry(kind: SearchEntry['kind'], title: string, href: string, text: string): SearchEntry {
  const prose = text.replace(/\]\([^)]*\)/g, ']')
  return { kind, title, href, stems: [...new Set(stems(prose))].join(' ') }
}
