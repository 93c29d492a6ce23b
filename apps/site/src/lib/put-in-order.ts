/** Puts a list's items into this order. An order that holds already is left alone, so that no focus is lost. */
export function putInOrder(list: Element | null, items: readonly Element[]): void {
  if (items.every((item, index) => list?.children[index] === item)) return
  list?.append(...items)
}
