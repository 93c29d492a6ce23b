import { readdirSync, readFileSync } from 'node:fs'
import { stationsOf } from '@arkpax/schema/calculator-choices'
import { appliances, manuals } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { factsOf, resolveFactsIn, resolveMarkdown } from '@arkpax/schema/facts'
import { faq } from '@arkpax/schema/faq'
import { seededCatalogue, seededSettings } from '@arkpax/schema/seed-for-test'
import { parse } from 'yaml'
import type * as z from 'zod'
import { searchedAppliances } from '../src/features/calculator/searched-appliances.ts'
import type { SearchContent } from '../src/features/search/search-entries.ts'

const facts = factsOf({ settings: seededSettings(), products: seededCatalogue() })

/** The real content of the site, read as the build reads it. */
export function siteContent(): SearchContent {
  return {
    products: seededCatalogue(),
    faq: faq.parse(data('faq')),
    appliances: searchedAppliances(appliances.parse(data('appliances')), stationsOf(seededCatalogue())),
    articles: written('support', supportFrontmatter),
    posts: written('blog', blogFrontmatter),
    policies: written('policies', policyFrontmatter),
    useCases: written('use-cases', useCaseFrontmatter),
    manuals: written('manuals', manualFrontmatter),
    manualTexts: manuals.parse(data('manuals')),
  }
}

const data = (name: string): unknown =>
  resolveFactsIn(JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8')), facts)

function written<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return readdirSync(`content/${folder}`).map((file) => {
    const text = resolveMarkdown(readFileSync(`content/${folder}/${file}`, 'utf8'), facts, file)
    const [, head = '', body = ''] = text.split(/^---$/m)
    return { id: file.replace('.mdx', ''), data: schema.parse(parse(head)), body }
  })
}
