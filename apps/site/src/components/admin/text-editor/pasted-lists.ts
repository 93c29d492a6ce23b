/** Word writes a list as paragraphs, each with its level in a style and its bullet or number as text. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i
const DEEPEST = 9
const NUMBER = /^\s*(?:\d+|[a-zåäö]|[ivxlc]+)[.)]/i

/** Docs puts an inner list beside the item that it belongs to: it goes into it. */
function nestLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling
    if (before?.localName === 'li') before.append(inner)
    else {
      const item = inner.ownerDocument.createElement('li')
      inner.replaceWith(item)
      item.append(inner)
    }
  }
}

/**
 * Makes lists of what Word writes as paragraphs, and puts the inner lists of Docs where they belong; `styleOf` reads the style of an
 * element.
 */
export function pastedLists(body: HTMLElement, styleOf: (element: Element) => string): void {
  nestLists(body)
  const levelOf = (element: Element | null) =>
    Math.min(Number(element && LEVEL.exec(styleOf(element))?.[1]) || 0, DEEPEST)
  const isItem = (element: Element | null): element is Element => element?.localName === 'p' && levelOf(element) > 0
  const firsts = [...body.querySelectorAll('p')].filter(
    (paragraph) => isItem(paragraph) && !isItem(paragraph.previousElementSibling),
  )
  for (const first of firsts) {
    const items: Element[] = []
    for (let next: Element | null = first; isItem(next); next = next.nextElementSibling) items.push(next)
    first.before(...listsOf(items.map((item) => ({ item, level: levelOf(item), mark: takeMark(item, styleOf) }))))
    for (const item of items) item.remove()
  }
}

interface ListItem {
  item: Element
  level: number
  /** Its bullet or number as text. */
  mark: string
}

/** The items as lists, the deeper ones inside the item before them. */
function listsOf(items: readonly ListItem[]): Element[] {
  const lists: Element[] = []
  const level = items.reduce((least, each) => Math.min(least, each.level), DEEPEST)
  let inside: ListItem[] = []
  let row: Element | undefined
  const endRow = () => {
    row?.append(...listsOf(inside))
    inside = []
  }
  for (const each of items) {
    if (row && each.level > level) {
      inside.push(each)
      continue
    }
    endRow()
    const name = NUMBER.test(each.mark) ? 'ol' : 'ul'
    const last = lists.at(-1)
    const list = last?.localName === name ? last : each.item.ownerDocument.createElement(name)
    if (list !== last) {
      lists.push(list)
      const start = Number.parseInt(each.mark, 10)
      if (start > 1) list.setAttribute('start', String(start))
    }
    row = each.item.ownerDocument.createElement('li')
    row.append(...each.item.childNodes)
    list.append(row)
  }
  endRow()
  return lists
}

/** Takes the bullet or the number out of an item. */
function takeMark(item: Element, styleOf: (element: Element) => string): string {
  const mark = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  mark?.remove()
  return mark?.textContent ?? ''
}
