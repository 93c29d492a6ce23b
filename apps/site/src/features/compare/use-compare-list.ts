import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { compareList } from './compare.store.ts'
import { type CompareList, listFromQuery } from './compare-rules.ts'

/**
 * The visitor's comparison, kept in the address so that it can be shared; an address that names products wins over the
 * stored list. Undefined until the page is hydrated, so that the server's HTML stands until then.
 */
export function useCompareList(): CompareList | undefined {
  const list = useStore(compareList, { ssr: () => [] })
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const shared = listFromQuery(location.search)
    if (shared) compareList.set(shared)
    setReady(true)
  }, [])

  useEffect(() => {
    if (!isReady) return
    const query = list.length ? `?tuotteet=${list.map(encodeURIComponent).join(',')}` : ''
    history.replaceState(null, '', location.pathname + query)
  }, [isReady, list])

  return isReady ? list : undefined
}
