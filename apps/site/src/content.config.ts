import { defineCollection } from 'astro:content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { glob } from 'astro/loaders'

const mdxIn = (folder: string) => glob({ base: `../../content/${folder}`, pattern: '**/*.mdx' })

/** The MDX of `content/`: an entry's id is its file name. */
export const collections = {
  blog: defineCollection({ loader: mdxIn('blog'), schema: blogFrontmatter }),
  support: defineCollection({ loader: mdxIn('support'), schema: supportFrontmatter }),
  policies: defineCollection({ loader: mdxIn('policies'), schema: policyFrontmatter }),
  useCases: defineCollection({ loader: mdxIn('use-cases'), schema: useCaseFrontmatter }),
  manuals: defineCollection({ loader: mdxIn('manuals'), schema: manualFrontmatter }),
}
