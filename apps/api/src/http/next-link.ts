/** The `Link` header of a page that has a next one. */
export function nextLink(requestUrl: string, cursor: string | undefined): string | undefined {
  if (!cursor) return undefined
  const url = new URL(requestUrl)
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}
