/** In an order that is always the same and mixes the classes. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  let state = 1
  return items
    .map((item) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return { item, place: state }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
