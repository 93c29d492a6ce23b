import { type RefObject, useEffect, useRef } from 'react'

/** Where what had the focus has left the screen with a change of `state`, `place` around it takes the focus. No `state`: nothing is shown yet. */
export function useFocusKept(place: RefObject<HTMLElement | null>, state: string | undefined): void {
  const isShown = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change
  useEffect(() => {
    if (state === undefined) return
    if (isShown.current && document.activeElement === document.body) place.current?.focus()
    isShown.current = true
  }, [state])
}
