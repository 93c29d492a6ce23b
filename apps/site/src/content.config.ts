import { defineCollection } from 'astro:content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { glob, type Loader } from 'astro/loaders'
import { withFacts } from '../integrations/facts-in-texts.ts'
import { withStandIns } from '../integrations/with-stand-ins.ts'
import { published } from './lib/published.ts'

const broken = published.leftOut.filter(({ dead_link }) => !dead_link)

const filesOf = (folder: string, items: typeof broken) =>
  items.flatMap(({ text }) => (text.startsWith(`content/${folder}/`) ? text.slice(`content/${folder}/`.length) : []))

const mdxIn = (folder: string) => withFacts(wholeMdxIn(folder))

/** The texts of a folder that can be built, and for the others the last version that could, where there is one. */
function wholeMdxIn(folder: string): Loader {
  const pattern = ['**/*.mdx', ...filesOf(folder, broken).map((file) => `!${file}`)]
  const whole = glob({ base: `../../content/${folder}`, pattern })
  const kept = broken.filter(({ kept_from }) => kept_from)
  const standIns = filesOf(folder, kept)
  if (standIns.length === 0) return whole
  return withStandIns(whole, glob({ base: `../../.cache/kept-texts/content/${folder}`, pattern: standIns }))
}

/** The MDX of `content/`: an entry's id is its file name. */
export const collections = {
  blog: defineCollection({ loader: mdxIn('blog'), schema: blogFrontmatter }),
  support: defineCollection({ loader: mdxIn('support'), schema: supportFrontmatter }),
  policies: defineCollection({ loader: mdxIn('policies'), schema: policyFrontmatter }),
  /** `<id>.sv.mdx` is the policy `<id>.mdx` in Swedish. */
  translatedPolicies: defineCollection({
    loader: withFacts(
      glob({
        base: '../../content/translations/policies',
        pattern: '*.mdx',
        generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
      }),
    ),
    schema: policyFrontmatter,
  }),
  useCases: defineCollection({ loader: mdxIn('use-cases'), schema: useCaseFrontmatter }),
  manuals: defineCollection({ loader: mdxIn('manuals'), schema: manualFrontmatter }),
}
