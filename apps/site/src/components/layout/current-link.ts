import { paths } from '~/lib/paths.ts'

/** What a link of the header leads to: the addresses of one screen, and the screens below it. */
const areas: readonly { screens: readonly string[]; below: RegExp }[] = [
  { screens: [paths.products, paths.productsAlias], below: /^\/(tuote\/|tuotevertailu$|product-comparison$)/ },
  { screens: [paths.blog, paths.blogAlias], below: /^\/blogi\// },
  { screens: [paths.signIn, paths.signInAlias], below: /^\/tili\// },
]

/** How a link tells where the reader is: 'page' on the page it leads to, 'true' on one below that. `path` is a Finnish one. */
export function currentLink(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const area = areas.find(({ screens }) => screens.includes(href))
  if (area?.screens.includes(path)) return 'page'
  return area?.below.test(path) ? 'true' : undefined
}

/** Whether a page belongs to the product support, whose name in the header is no link. */
export const isSupport = (path: string) => /^\/(support|user-manual|general-faqs)(\/|$)/.test(path)
