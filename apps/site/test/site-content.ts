import { readdirSync, readFileSync } from 'node:fs'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { faq } from '@arkpax/schema/faq'
import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { parse } from 'yaml'
import type * as z from 'zod'
import type { SearchContent } from '../src/features/search/search-entries.ts'

/** The real content of the site, read as the build reads it. */
export function siteContent(): SearchContent {
  return {
    products: seededCatalogue(),
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
