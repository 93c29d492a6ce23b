import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@arkpax/schema/catalogue'
import { faq } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { parse } from 'yaml'
import type * as z from 'zod'
import type { SearchContent } from './search-entries.ts'

/** The real content of the site, read as the build reads it. */
export function siteContent(): SearchContent {
  return {
    products: catalogue.parse(data('products')),
    faq: faq.parse(data('faq')),
    articles: written('support', supportFrontmatter),
    posts: written('blog', blogFrontmatter),
    policies: written('policies', policyFrontmatter),
    useCases: written('use-cases', useCaseFrontmatter),
    manuals: written('manuals', manualFrontmatter),
  }
}

const data = (name: string): unknown => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'))

function written<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return readdirSync(`content/${folder}`).map((file) => {
    const [, head = '', body = ''] = readFileSync(`content/${folder}/${file}`, 'utf8').split(/^---$/m)
    return { id: file.replace('.mdx', ''), data: schema.parse(parse(head)), body }
  })
}
