import { readdirSync, readFileSync } from 'node:fs'
import { aboutPage, appliances, iconCards } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { parseDocument } from 'yaml'
import type * as z from 'zod'
import type { ContentKnowledge } from '../knowledge.ts'
import { articlePassages } from './article-passages.ts'
import { manualPassages } from './manual-passages.ts'
import { pagePassages } from './page-passages.ts'
import { readSafety } from './read-safety.ts'
import { useCasePassages } from './use-case-passages.ts'

/** A file of `content/` that people write: its name, its head, and its Markdown. */
export interface Written<Frontmatter> {
  id: string
  data: Frontmatter
  body: string
}

/** Reads the site's own content (`folder` is `content/`) and cuts it into passages. A file that cannot be read is passed over. */
export function readContent(folder: URL): ContentKnowledge {
  const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`data/${name}.json`, folder), 'utf8'))
  const written = <Schema extends z.ZodType>(name: string, schema: Schema): Written<z.output<Schema>>[] =>
    readdirSync(new URL(`${name}/`, folder))
      .sort()
      .flatMap((file) => {
        const [, head = '', ...body] = readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split(/^---$/m)
        const { data } = schema.safeParse(parseDocument(head).toJS())
        return data ? [{ id: file.replace(/\.mdx$/, ''), data, body: body.join('---') }] : []
      })

  return {
    appliances: appliances.parse(data('appliances')),
    safety: readSafety(new URL('assistant/', folder)),
    passages: [
      ...pagePassages({
        promises: iconCards.parse(data('service-promises')),
        benefits: iconCards.parse(data('register-benefits')),
        about: aboutPage.parse(data('about')),
      }),
      ...articlePassages('article', written('support', supportFrontmatter)),
      ...articlePassages('policy', written('policies', policyFrontmatter)),
      ...articlePassages('post', written('blog', blogFrontmatter)),
      ...useCasePassages(written('use-cases', useCaseFrontmatter)),
      ...manualPassages(written('manuals', manualFrontmatter)),
    ],
  }
}
