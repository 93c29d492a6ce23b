import { faqAnchorsIn } from '@arkpax/schema/faq'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSiteManifest } from '../../http/site-manifest.ts'
import { listPostsHolding } from '../blog/blog.repo.ts'

/**
 * The names of the texts that link to a question: files of `content/` as the pages in `siteDir` were built from them, none where
 * the pages stand elsewhere, and the posts of the shop.
 */
export async function textsLinkingTo(db: Kysely<Database>, siteDir: string, id: string): Promise<string[]> {
  const { faqLinks = [] } = readSiteManifest(siteDir) ?? {}
  const posts = await listPostsHolding(db, '/general-faqs#')
  return [
    ...faqLinks.filter(({ anchor }) => anchor === id).map(({ text }) => text),
    ...posts.filter(({ content }) => faqAnchorsIn(content).has(id)).map(({ title }) => `Artikkeli: ${title}`),
  ]
}
