/** Word writes a list as paragraphs, each with its level in a style and its bullet or number as text. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i
const NUMBER = /^\s*(?:\d+|[a-zåäö]|[ivxlc]+)[.)]/i

/** Makes lists of what Word writes as paragraphs; `styleOf` reads the style of an element. */
export function pastedLists(body: HTMLElement, styleOf: (element: Element) => string): void {
  const levelOf = (element: Element | null) => Number(element && LEVEL.exec(styleOf(element))?.[1]) || 0
  const isItem = (element: Element | null): element is Element => element?.localName === 'p' && levelOf(element) > 0
  const firsts = [...body.querySelectorAll('p')].filter(
    (paragraph) => isItem(paragraph) && !isItem(paragraph.previousElementSibling),
  )
  for (const first of firsts) {
    const items: Element[] = []
    for (let next: Element | null = first; isItem(next); next = next.nextElementSibling) items.push(next)
    first.before(...listsOf(items.map((item) => ({ item, level: levelOf(item), isNumbered: takeMark(item, styleOf) }))))
    for (const item of items) item.remove()
  }
}

interface ListItem {
  item: Element
  level: number
  isNumbered: boolean
}

/** The items as lists, the deeper ones inside the item before them. */
function listsOf(items: readonly ListItem[]): Element[] {
  const [first] = items
  if (!first) return []
  const lists: Element[] = []
  const level = Math.min(...items.map((each) => each.level))
  for (let index = 0; index < items.length; ) {
    const { item, isNumbered } = items[index] ?? first
    const end = items.findIndex((each, at) => at > index && each.level <= level)
    const next = end === -1 ? items.length : end
    const name = isNumbered ? 'ol' : 'ul'
    const list = lists.at(-1)?.localName === name ? lists.at(-1) : undefined
    const into = list ?? item.ownerDocument.createElement(name)
    if (!list) lists.push(into)
    const row = item.ownerDocument.createElement('li')
    row.append(...item.childNodes, ...listsOf(items.slice(index + 1, next)))
    into.append(row)
    index = next
  }
  return lists
}

/** Takes the bullet or the number out of an item; true of a number. */
function takeMark(item: Element, styleOf: (element: Element) => string): boolean {
  const mark = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  mark?.remove()
  return NUMBER.test(mark?.textContent ?? '')
}
