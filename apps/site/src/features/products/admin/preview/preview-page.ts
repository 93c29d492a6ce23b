import type { ProductWithDetails } from '@arkpax/schema/products'
import { refreshProduct } from '~/lib/live-products.ts'
import { filledPage } from '../../fill-server-product.ts'
import { showFigures } from '../../server-figures.ts'
import { showOthers } from '../../server-others.ts'

/** A page without scripts: what stands in its body, and its style sheets as text. */
export interface PreviewedPage {
  content: Element[]
  styles: string[]
}

/** The page of a product as the site shows one that is newer than its build. Throws when the site cannot be reached. */
export async function previewPage(product: ProductWithDetails): Promise<PreviewedPage> {
  const answer = await fetch('/admin/product-preview')
  const html = answer.ok ? await answer.text() : ''
  const page = new DOMParser().parseFromString(html.replace(NOT_SHOWN, ''), 'text/html')
  const host = page.querySelector<HTMLElement>('server-product')
  const pattern = host?.querySelector<HTMLTemplateElement>('template[data-when="found"]')
  if (!host || !pattern) throw new Error('The page of a product cannot be fetched')
  host.querySelector('[data-state]')?.replaceWith(filledPage(pattern, product))
  refreshProduct(product, host)
  const figures = host.querySelector<HTMLElement>('#tekniset-tiedot')
  if (figures) showFigures(host, figures, product)
  await showOthers(host, product)
  for (const element of page.querySelectorAll('template')) element.remove()
  return { content: [...page.body.children], styles: Array.from(html.matchAll(STYLE), ([, css = '']) => css) }
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** What the policy of the screen would refuse, or does nothing without scripts. */
const NOT_SHOWN = /<(style|script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
