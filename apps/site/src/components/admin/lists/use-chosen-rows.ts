import { useEffect, useRef, useState } from 'react'

type Id = string | number

export type ChosenRows<Item extends { id: Id }> = ReturnType<typeof useChosenRows<Item>>

/**
 * The rows of a page that have been chosen to be acted on together. With Shift, all between the last touched row and this one
 * become as this one. Rows that leave the page, for another page or by another filter, are no longer chosen.
 */
export function useChosenRows<Item extends { id: Id }>(items: readonly Item[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())
  const touched = useRef<Id | null>(null)
  const shown = items ?? []
  const page = JSON.stringify(shown.map(({ id }) => id))

  useEffect(() => {
    const onPage = new Set<Id>(JSON.parse(page))
    setIds((before) => {
      const left = [...before].filter((id) => onPage.has(id))
      return left.length === before.size ? before : new Set(left)
    })
  }, [page])

  function toggle(id: Id, isRange: boolean) {
    const isChosen = !ids.has(id)
    const after = new Set(ids)
    for (const one of isRange ? between(shown, touched.current, id) : [id]) {
      if (isChosen) after.add(one)
      else after.delete(one)
    }
    touched.current = id
    setIds(after)
  }

  const chosen = shown.filter(({ id }) => ids.has(id))
  const isAll = shown.length > 0 && chosen.length === shown.length
  return {
    chosen,
    count: shown.length,
    isAll,
    isChosen: (id: Id) => ids.has(id),
    toggle,
    toggleAll: () => setIds(new Set(isAll ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

/** The ids from one row to another, both included; only the last where the first is not on the page. */
function between(items: readonly { id: Id }[], from: Id | null, to: Id): Id[] {
  const ids = items.map(({ id }) => id)
  const begin = from === null ? -1 : ids.indexOf(from)
  if (begin < 0) return [to]
  const end = ids.indexOf(to)
  return ids.slice(Math.min(begin, end), Math.max(begin, end) + 1)
}
