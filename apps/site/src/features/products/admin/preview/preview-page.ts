import type { ProductWithDetails } from '@arkpax/schema/products'
import { type PreviewedPage, readPage } from '~/components/admin/preview/read-page.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { filledPage } from '../../fill-server-product.ts'
import { showFigures } from '../../server-figures.ts'
import { showOthers } from '../../server-others.ts'

/** The page of a product as the site shows one that is newer than its build. Throws when the site cannot be reached. */
export async function previewPage(product: ProductWithDetails): Promise<PreviewedPage> {
  const { page, styles } = await readPage('/admin/product-preview')
  const host = page.querySelector<HTMLElement>('server-product')
  const pattern = host?.querySelector<HTMLTemplateElement>('template[data-when="found"]')
  if (!host || !pattern) throw new Error('The page of a product cannot be fetched')
  host.querySelector('[data-state]')?.replaceWith(filledPage(pattern, product))
  refreshProduct(product, host)
  const figures = host.querySelector<HTMLElement>('#tekniset-tiedot')
  if (figures) showFigures(host, figures, product)
  await showOthers(host, product)
  for (const element of page.querySelectorAll('template')) element.remove()
  return { content: [...page.body.children], styles }
}
