import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'

/** The thing of a screen that is open in the place of its list, or beside it. */
export interface OpenThing {
  title: string
  /** Goes back to the list, once what is typed may be left. */
  leave: () => void
}

export const openThing = atom<OpenThing | undefined>(undefined)

/** Names what is open on the breadcrumbs, which lead back from it to its list. */
export function useOpenThing(title: string, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    openThing.set({ title, leave: () => latest.current() })
    return () => openThing.set(undefined)
  }, [title])
}
