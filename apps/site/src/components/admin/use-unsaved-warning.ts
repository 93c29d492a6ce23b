import { useEffect } from 'react'

/** A link that was followed so recently is the reason why the page is left. */
const FOLLOWED_MS = 1_000

interface Options {
  /** The tab keeps what was typed, so that following a link of ours loses nothing: only closing the tab and leaving us does. */
  isKeptInTab?: boolean
}

/** Has the browser ask before the page is left or loaded anew while something typed is not saved. */
export function useUnsavedWarning(isUnsaved: boolean, { isKeptInTab = false }: Options = {}): void {
  useEffect(() => {
    if (!isUnsaved) return
    let followedAt = 0
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (isKeptInTab && link && link.origin === location.origin) followedAt = Date.now()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (Date.now() - followedAt > FOLLOWED_MS) event.preventDefault()
    }
    addEventListener('click', follow, true)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('click', follow, true)
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, isKeptInTab])
}
