import { parsePasted, styleOf } from './parse-pasted.ts'
import { pastedLists } from './pasted-lists.ts'
import { type PastedPictures, takePictures } from './pasted-pictures.ts'
import { cleanSpaces } from './pasted-spaces.ts'
import { pastedTables } from './pasted-tables.ts'

/** What Word and Docs send along that is no text: what was deleted or said beside the text, too. */
const NO_TEXT = [
  'style, script, meta, link, title, xml, svg, button, input, select, textarea, iframe, object, [hidden]',
  'del, [class*="msocomanchor" i], [class*="MsoCommentReference" i], [class*="msocomtxt" i], [class*="MsoCommentText" i]',
].join(', ')

/** Where Word keeps its comments. */
const ASIDE = /mso-element:\s*comment/i

/** Pasted HTML as the editor takes it. */
export interface Pasted extends PastedPictures {
  html: string
}

/**
 * Pasted HTML with its headings, lists, tables, emphasis, links and pictures, and nothing of how it looked: what Word and Google Docs
 * say with styles becomes elements. What was copied in the editor itself stays as it is.
 */
export function readPasted(html: string): Pasted {
  if (html.includes('data-pm-slice')) return { html, pictures: [], leftOut: 0 }
  const body = parsePasted(html)
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove()
  dropComments(body)
  for (const aside of body.querySelectorAll('div, span')) if (ASIDE.test(styleOf(aside))) aside.remove()
  pastedLists(body, styleOf)
  pastedTables(body)
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, i, em')) emphasise(element)
  for (const title of body.querySelectorAll('p[class*="MsoTitle"]')) rename(title, 'h1')
  levelHeadings(body)
  for (const link of body.querySelectorAll('a')) keepAddress(link)
  const pictures = takePictures(body)
  for (const element of body.querySelectorAll('*')) dropAttributes(element)
  cleanSpaces(body)
  return { html: body.innerHTML.trim(), ...pictures }
}

/** Word writes conditional comments around everything, and elements of its own with a colon in their names. */
function dropComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  }
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
    [isBold && !element.closest('h1, h2, h3, h4, h5, h6, th'), 'strong'],
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
  const levelOf = ({ localName }: Element) => Number(localName.slice(1))
  const highest = headings.reduce((least, heading) => Math.min(least, levelOf(heading)), 6)
  for (const heading of headings) rename(heading, levelOf(heading) === highest ? 'h2' : 'h3')
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Docs leads every link through its own address; what leads to a place of the document it was copied from leads nowhere. */
function keepAddress(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const address = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get('q') : href
  if (address && /^(https?:|mailto:|\/(?!\/))/i.test(address)) link.setAttribute('href', address)
  else link.replaceWith(...link.childNodes)
}

const KEPT: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

function dropAttributes(element: Element): void {
  const kept = KEPT[element.localName] ?? []
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name)
}
