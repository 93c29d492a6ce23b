import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { clearComparison, compareList } from './compare.store.ts'
import { type CompareList, listFromQuery } from './compare-rules.ts'

/**
 * The visitor's comparison, kept in the address so that it can be shared; an address that names products wins over the stored list.
 * Where there is neither, `proposed` is shown, and kept only once something is done with it: `take` keeps it before a change.
 * The page hides what is proposed from those who have a list of their own (`data-own`) until it is shown, and tells what was done
 * with it before (`tell-again.ts`) once it is awake.
 */
export function useCompareList(proposed: CompareList): {
  list: CompareList
  take: (change: () => void) => void
  clear: () => void
} {
  const stored = useStore(compareList, { ssr: () => [] })
  const [isReady, setReady] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const isProposal = stored.length === 0 && !isCleared

  useEffect(() => {
    const shared = listFromQuery(location.search)
    if (shared) compareList.set(shared)
    setReady(true)
  }, [])

  useEffect(() => {
    if (!isReady) return
    const query = stored.length ? `?tuotteet=${stored.map(encodeURIComponent).join(',')}` : ''
    history.replaceState(null, '', location.pathname + query)
    document.querySelector('[data-own]')?.removeAttribute('data-own')
    document.querySelector('astro-island')?.dispatchEvent(new Event('island-awake'))
  }, [isReady, stored])

  const [proposal] = useState(proposed)
  const take = useCallback(
    (change: () => void) => {
      if (isProposal) compareList.set(proposal)
      change()
      setCleared(true)
    },
    [isProposal, proposal],
  )
  const clear = useCallback(() => {
    clearComparison()
    setCleared(true)
  }, [])

  return { list: isProposal ? proposal : stored, take, clear }
}
