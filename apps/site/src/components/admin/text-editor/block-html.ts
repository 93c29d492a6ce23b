import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model'
import { UPLOADING } from './pasted-pictures.ts'

/** A text as it is stored. It is written in a document that nobody sees, so that no picture is fetched for it. */
export function htmlOf(doc: TextNode): string {
  if (isEmpty(doc)) return ''
  const page = document.implementation.createHTMLDocument()
  const body = page.createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }, body)
  for (const image of body.querySelectorAll(`img[src^="${UPLOADING}"]`)) (image.closest('figure') ?? image).remove()
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  const last = body.lastElementChild
  if (last?.localName === 'p' && !last.hasChildNodes() && body.children.length > 1) last.remove()
  for (const cell of body.querySelectorAll('td, th')) unwrapOnly(cell)
  for (const table of body.querySelectorAll('table')) nameHeads(table)
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0')
}

/** Nothing but an empty paragraph. */
export const isEmpty = (doc: TextNode) =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0

/** A cell of one paragraph holds its words alone. */
function unwrapOnly(cell: Element): void {
  const [only] = cell.children
  if (cell.children.length === 1 && only?.localName === 'p') only.replaceWith(...only.childNodes)
}

/** The first row becomes the head where all of it are headings; every heading tells what it is of. */
function nameHeads(table: HTMLTableElement): void {
  const row = table.querySelector('tr')
  const body = row?.parentElement
  if (
    row &&
    body &&
    [...row.children].every(
      ({ localName, rowSpan }: Element & { rowSpan?: number }) => localName === 'th' && rowSpan === 1,
    )
  ) {
    const head = table.ownerDocument.createElement('thead')
    head.append(row)
    body.before(head)
    if (!body.hasChildNodes()) body.remove()
  }
  for (const heading of table.querySelectorAll('th')) heading.scope = heading.closest('thead') ? 'col' : 'row'
}
