import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lastTouched } from '~/components/admin/last-touched.ts'
import { readsOf } from '~/lib/read-query.ts'

const LIST = 'GET /api/admin/contact-messages'
const EVERY_MS = 60_000

/** After so long without a touch nobody is looking, and the session may end as it would. */
const AWAY_MS = 5 * EVERY_MS

/** Reads the list anew once a minute while it is looked at, so that what has come is in it and what others have seen to is not. */
export function useFreshList(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || Date.now() - lastTouched() > AWAY_MS) return
      void client.invalidateQueries({ queryKey: readsOf(LIST).slice(0, -1), exact: false, predicate: isList })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [client])
}

/** A list's key ends with its query after the name of the noun; that of one message has an id between. */
const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === readsOf(LIST).length
