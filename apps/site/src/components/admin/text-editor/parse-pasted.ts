/** Where styles stand while foreign HTML is read: the page's policy refuses a `style` attribute, even in a document that is not shown. */
const STYLE = 'data-pasted-style'

/** The policy refuses handlers of events, too, and tells of each. */
const HANDLER = /([\s/"'])(on[a-z]+\s*=)/gi

/** Foreign HTML as elements of a document that nobody sees and in which nothing runs; their styles are read with `styleOf`. */
export const parsePasted = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    // A tag ends before the next one begins: a megabyte of '<a<a<a' is read once, not once per tag.
    withoutSheets(html).replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`).replace(HANDLER, '$1data-$2'),
    ),
    'text/html',
  ).body

export const styleOf = (element: Element) => element.getAttribute(STYLE) ?? ''

/** The policy refuses style elements, too. What follows one that never ends is part of it. */
function withoutSheets(html: string): string {
  const begins = /<style\b/gi
  const ends = /<\/style\b[^<>]*>?/gi
  let kept = ''
  let from = 0
  for (let sheet = begins.exec(html); sheet; sheet = begins.exec(html)) {
    kept += html.slice(from, sheet.index)
    ends.lastIndex = sheet.index
    from = ends.exec(html) ? ends.lastIndex : html.length
    begins.lastIndex = from
  }
  return kept + html.slice(from)
}
