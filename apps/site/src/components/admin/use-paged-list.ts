import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallArguments, type CallOptions, callPage } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'
import { asStaff } from './admin-session.ts'

const PAGE_SIZE = 50

/** The lists of the API, which answer a page at a time. */
type ListKey = { [K in EndpointKey]: Answer<K> extends readonly unknown[] ? K : never }[EndpointKey]
type Params<K extends ListKey> = CallOptions<K> extends { params: infer P } ? P : undefined
type Filters<K extends ListKey> = Omit<NonNullable<CallOptions<K>['query']>, 'limit' | 'cursor'>

/** The list and the filters that the cursors were given for, and the cursor of each page up to the current one. */
interface Place {
  list: string
  cursors: (string | undefined)[]
}

/**
 * One page of a list at a time (50 rows), by the `Link: rel=next` cursors of the API. Changed filters start again from the
 * first page; `params` are those of its path. While the next page loads, the one before it stays with `isPending` true.
 */
export function usePagedList<K extends ListKey>(key: K, filters: Filters<K>, params?: Params<K>) {
  const list = JSON.stringify([key, filters, params])
  const [place, setPlace] = useState<Place>({ list, cursors: [undefined] })
  const cursors = place.list === list ? place.cursors : [undefined]
  const cursor = cursors.at(-1)

  const sent = pageArguments<K>(filters, cursor, params)
  const query = useQuery({
    queryKey: readKey(key, ...sent),
    queryFn: () => asStaff(() => callPage(key, ...sent)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const next = query.data?.next ?? null

  return {
    items: query.data?.items,
    error: query.error,
    retry: () => query.refetch(),
    isPending: query.isPending || query.isPlaceholderData,
    page: cursors.length,
    previous: cursors.length > 1 ? () => setPlace({ list, cursors: cursors.slice(0, -1) }) : undefined,
    next: next ? () => setPlace({ list, cursors: [...cursors, next] }) : undefined,
  }
}

function pageArguments<K extends ListKey>(filters: Filters<K>, cursor: string | undefined, params?: Params<K>) {
  const options: object = { params, query: { ...filters, limit: PAGE_SIZE, cursor } }
  return [options] as CallArguments<K>
}
