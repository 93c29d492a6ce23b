const MOST_SPANNED = 50

/** Gives tables the form that the editor has: no table in another, heads as headings, spans that make sense. */
export function pastedTables(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('table table')) inner.replaceWith(...blocksOf(inner))
  for (const extra of body.querySelectorAll('colgroup, table > caption')) extra.remove()
  for (const cell of body.querySelectorAll('thead td')) {
    const heading = cell.ownerDocument.createElement('th')
    for (const { name, value } of [...cell.attributes]) heading.setAttribute(name, value)
    heading.append(...cell.childNodes)
    cell.replaceWith(heading)
  }
  for (const cell of body.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) {
      const span = Number(cell.getAttribute(name))
      if (!(Number.isInteger(span) && span > 1 && span <= MOST_SPANNED)) cell.removeAttribute(name)
    }
  }
}

/** What stood in the cells of a table, one after another. */
const blocksOf = (table: Element) => [...table.querySelectorAll('td, th')].flatMap((cell) => [...cell.childNodes])
