import { pastedLists } from './pasted-lists.ts'

/** Where styles stand while a paste is read: the page's policy refuses a `style` attribute, even in a document that is not shown. */
const STYLE = 'data-pasted-style'

/** What Word and Docs send along that is no text. */
const NO_TEXT = 'style, script, meta, link, title, xml, img, svg, button, input, [hidden]'

/**
 * Pasted HTML with its headings, lists, emphasis and links, and nothing of how it looked: what Word and Google Docs say with
 * styles becomes elements. What was copied in the editor itself stays as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove()
  dropComments(body)
  pastedLists(body, styleOf)
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, i, em')) emphasise(element)
  for (const title of body.querySelectorAll('p[class*="MsoTitle"]')) rename(title, 'h1')
  levelHeadings(body)
  for (const link of body.querySelectorAll('a')) keepAddress(link)
  for (const element of body.querySelectorAll('*')) dropAttributes(element)
  for (const block of body.querySelectorAll('p, h2, h3, li')) if (!/[^\s\u00A0]/.test(block.textContent)) block.remove()
  return body.innerHTML
}

const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))

const styleOf = (element: Element) => element.getAttribute(STYLE) ?? ''

/** Word writes conditional comments around everything, and elements of its own with a colon in their names. */
function dropComments(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const node of element.childNodes) if (node.nodeType === Node.COMMENT_NODE) node.remove()
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  }
  for (const node of body.childNodes) if (node.nodeType === Node.COMMENT_NODE) node.remove()
}

/** Docs says in a style what is bold, and puts a `<b>` that is not around everything. */
function emphasise(element: HTMLElement): void {
  const style = styleOf(element)
  const isBold =
    /(?<!-)font-weight:\s*(bold|[6-9]00)/i.test(style) || isPlain(element, 'b, strong', /(?<!-)font-weight/i, style)
  const isItalic = /(?<!-)font-style:\s*italic/i.test(style) || isPlain(element, 'i, em', /(?<!-)font-style/i, style)
  const document = element.ownerDocument
  let inner: (Node | string)[] = [...element.childNodes]
  for (const [isOn, name] of [
    [isItalic, 'em'],
    [isBold && !element.closest('h1, h2, h3, h4, h5, h6'), 'strong'],
  ] as const) {
    if (!isOn) continue
    const mark = document.createElement(name)
    mark.append(...inner)
    inner = [mark]
  }
  element.replaceWith(...inner)
}

const isPlain = (element: HTMLElement, names: string, property: RegExp, style: string) =>
  element.matches(names) && !property.test(style)

/** The page has its own first heading, so the highest of the paste becomes the second. */
function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headings.map(({ localName }) => Number(localName.slice(1)))
  const highest = Math.min(...levels)
  headings.forEach((heading, index) => {
    rename(heading, levels[index] === highest ? 'h2' : 'h3')
  })
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Docs leads every link through its own address. */
function keepAddress(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const address = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get('q') : href
  if (address && /^(https?:|mailto:|\/(?!\/))/i.test(address)) link.setAttribute('href', address)
  else link.replaceWith(...link.childNodes)
}

function dropAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name)
}
