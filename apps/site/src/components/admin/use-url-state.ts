import { useCallback, useEffect, useState } from 'react'

/**
 * Values that live in the address, so that a reload, a link and the back button keep them. What is as in `defaults` is left
 * out of it. `set({ q }, 'replace')` does not add a step to the history: for typing.
 */
export function useUrlState<Values extends Record<string, string>>(defaults: Values) {
  const [search, setSearch] = useState(() => location.search)

  useEffect(() => {
    const follow = () => setSearch(location.search)
    addEventListener('popstate', follow)
    addEventListener(CHANGED, follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener(CHANGED, follow)
    }
  }, [])

  const [initial] = useState(defaults)
  const set = useCallback(
    (changed: Partial<Values>, how: 'push' | 'replace' = 'push') => {
      const address = new URL(location.href)
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === initial[name]) address.searchParams.delete(name)
        else address.searchParams.set(name, value)
      }
      if (address.href === location.href) return
      if (how === 'push') history.pushState(null, '', address)
      else history.replaceState(null, '', address)
      dispatchEvent(new Event(CHANGED))
    },
    [initial],
  )

  const given = new URLSearchParams(search)
  const values = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, given.get(name) ?? value]),
  ) as { [Name in keyof Values]: string }
  return [values, set] as const
}

/** Tells the other users of the address on this page. */
const CHANGED = 'arkpax:address'
