import type { PreviewedPage } from '~/components/admin/preview/read-page.ts'
import { readPage } from '~/components/admin/preview/read-page.ts'
import { filledPost } from '../filled-post.ts'
import { fillCards } from '../server-cards.ts'

/** The page of a post as the site shows one that is newer than its build. Throws when the site cannot be reached. */
export async function previewPage(post: Parameters<typeof filledPost>[1]): Promise<PreviewedPage> {
  const { page, styles } = await readPage('/blogi/shell')
  const host = page.querySelector('server-post')
  const pattern = host?.querySelector<HTMLTemplateElement>('template[data-when="found"]')
  if (!host || !pattern) throw new Error('The page of a post cannot be fetched')
  const article = filledPost(pattern, post)
  const card = host.querySelector<HTMLTemplateElement>('template[data-when="product"]')
  if (card && article.querySelector('[data-product]')) await fillCards(article, card)
  host.replaceChildren(page.importNode(article, true))
  for (const element of page.querySelectorAll('template')) element.remove()
  return { content: [...page.body.children], styles }
}
