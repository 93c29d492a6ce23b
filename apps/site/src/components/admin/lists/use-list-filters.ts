import type { FilteredList } from '@arkpax/schema/saved-filters'
import { useCallback, useState } from 'react'
import { useUrlState } from '../use-url-state.ts'
import { queryDays } from './list-days.ts'

/** What stands in the address beside a list's own filters: `q` where it has a search, `sort` where it has several orders. */
type Usual = { sort?: string; q?: string }
type Values<Own extends Usual> = { [Name in keyof Own | 'days']: string }

export type ListFilters = ReturnType<typeof useListFilters<Usual>>

/**
 * What a list is narrowed and sorted by, all of it in the address: `usual` is the list with nothing chosen. Days are asked of
 * the server as they are at this moment.
 */
export function useListFilters<Own extends Usual>(list: FilteredList, usual: Own) {
  const [initial] = useState<Record<string, string>>({ ...usual, days: '' })
  const [read, write] = useUrlState(initial)
  const values = read as Values<Own>
  const names = Object.keys(initial)

  const set = useCallback(
    (changed: Partial<Record<string, string>>, how?: 'push' | 'replace') => write(changed, how),
    [write],
  )
  const search = useCallback((q: string) => write({ q }, 'replace'), [write])
  /** The list as these filters have it, whatever was chosen before. */
  const replace = useCallback(
    (filters: Record<string, string>, how?: 'push' | 'replace') =>
      write({ ...initial, ...known(initial, filters) }, how),
    [write, initial],
  )
  const chosen = Object.fromEntries(
    names.filter((name) => read[name] !== initial[name]).map((name) => [name, read[name] ?? '']),
  )

  return {
    list,
    values,
    /** What is not as usual, by name: what is kept under a name. */
    chosen,
    days: queryDays(values.days, new Date()),
    /** Whether rows are left out; an order alone leaves out none. */
    isFiltered: Object.keys(chosen).some((name) => name !== 'sort'),
    /** How many filters are in use beside the search, which is always in sight. */
    count: Object.keys(chosen).filter((name) => name !== 'q' && name !== 'sort').length,
    set,
    search,
    replace,
    /** Shows every row again, in the order that was chosen. */
    clear: () => write({ ...initial, ...(read.sort && { sort: read.sort }) }),
  }
}

const known = (initial: Record<string, string>, filters: Record<string, string>) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name in initial))
