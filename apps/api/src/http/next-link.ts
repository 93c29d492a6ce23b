import type { Page } from '../db/keyset.ts'

/** The `Link` header of a page that has a next one (architecture §4). */
export function nextLink(requestUrl: string, page: Page<unknown>): string | undefined {
  if (!page.next) return undefined
  const url = new URL(requestUrl)
  url.searchParams.set('cursor', page.next)
  return `<${url.pathname}${url.search}>; rel="next"`
}
