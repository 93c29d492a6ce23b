import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@arkpax/schema/catalogue'
import { aboutPage, appliances, company, faq, iconCards } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { parse } from 'yaml'
import type * as z from 'zod'
import type { Knowledge } from '../knowledge.ts'
import { articlePassages } from './article-passages.ts'
import { manualPassages } from './manual-passages.ts'
import { pagePassages } from './page-passages.ts'
import { productPassages } from './product-passages.ts'
import { useCasePassages } from './use-case-passages.ts'

/** A file of `content/` that people write: its name, its head, and its Markdown. */
export interface Written<Frontmatter> {
  id: string
  data: Frontmatter
  body: string
}

/** Reads the site's own content (`folder` is `content/`) and cuts it into passages. */
export function readContent(folder: URL): Knowledge {
  const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`data/${name}.json`, folder), 'utf8'))
  const written = <Schema extends z.ZodType>(name: string, schema: Schema): Written<z.output<Schema>>[] =>
    readdirSync(new URL(`${name}/`, folder))
      .sort()
      .map((file) => {
        const [, head = '', ...body] = readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split(/^---$/m)
        return { id: file.replace(/\.mdx$/, ''), data: schema.parse(parse(head)), body: body.join('---') }
      })

  const products = catalogue.parse(data('products'))
  return {
    catalogue: products,
    appliances: appliances.parse(data('appliances')),
    company: company.parse(data('company')),
    passages: [
      ...productPassages(products),
      ...pagePassages({
        faq: faq.parse(data('faq')),
        company: company.parse(data('company')),
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
