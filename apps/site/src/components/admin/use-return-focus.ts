import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the row of a list when what it opened is closed, or to the list where the row is gone. `rowOf` is
 * the selector of a row by its id; `openId` is empty while nothing is open.
 */
export function useReturnFocus(openId: string, rowOf: (id: string) => string) {
  const list = useRef<HTMLUListElement>(null)
  const lastOpen = useRef(openId)

  useEffect(() => {
    if (lastOpen.current && !openId) {
      const place = list.current?.querySelector<HTMLElement>(rowOf(lastOpen.current)) ?? list.current
      place?.focus()
    }
    lastOpen.current = openId
  }, [openId, rowOf])

  return list
}
