import { defineCollection } from 'astro:content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { glob } from 'astro/loaders'
import { withFacts } from '../integrations/facts-in-texts.ts'
import { published } from './lib/published.ts'

const broken = published.leftOut.filter(({ dead_link }) => !dead_link).map(({ text }) => text)

const mdxIn = (folder: string) =>
  withFacts(
    glob({
      base: `../../content/${folder}`,
      pattern: [
        '**/*.mdx',
        ...broken
          .filter((text) => text.startsWith(`content/${folder}/`))
          .map((text) => `!${text.slice(`content/${folder}/`.length)}`),
      ],
    }),
  )

/** The MDX of `content/` but for what cannot be built: an entry's id is its file name. */
export const collections = {
  blog: defineCollection({ loader: mdxIn('blog'), schema: blogFrontmatter }),
  support: defineCollection({ loader: mdxIn('support'), schema: supportFrontmatter }),
  policies: defineCollection({ loader: mdxIn('policies'), schema: policyFrontmatter }),
  useCases: defineCollection({ loader: mdxIn('use-cases'), schema: useCaseFrontmatter }),
  manuals: defineCollection({ loader: mdxIn('manuals'), schema: manualFrontmatter }),
}
