import type { ReactNode } from 'react'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { ListPaging } from './ListPaging.tsx'
import { Loading, NoMatches } from './list-states.tsx'

interface Props<Item> {
  /** What `usePagedList` gives; a list that is read whole has no pages. */
  list: {
    items: Item[] | undefined
    error: Error | null
    isPending: boolean
    retry: () => void
    page?: number
    previous?: (() => void) | undefined
    next?: (() => void) | undefined
  }
  /** Whether a search or a filter chooses the rows, so that an empty list may have others behind it. */
  isFiltered?: boolean
  text: {
    failed: string
    /** What a list says that can be filtered. */
    nothingFound?: { title: string; text: string }
    empty: { title: string; text: string }
  }
  onClear?: () => void
  className?: string
  children: (items: Item[]) => ReactNode
}

/** One page of a list in whichever state it is: being read, failed, without matches, empty, or there; and its paging. */
export function ListResults<Item>(props: Props<Item>) {
  const { list, isFiltered = false, text, onClear, className = 'mt-6', children } = props
  const { error, isPending, retry, page = 1, previous, next } = list
  const empty =
    isFiltered && text.nothingFound && onClear ? (
      <NoMatches {...text.nothingFound} onClear={onClear} />
    ) : (
      <EmptyState {...text.empty} />
    )
  return (
    <>
      <div className={className} aria-busy={isPending}>
        <Loaded
          read={{ data: error ? undefined : list.items, error, refetch: retry }}
          failure={text.failed}
          waiting={<Loading />}
          empty={empty}
        >
          {children}
        </Loaded>
      </div>
      <ListPaging {...{ page, isPending, previous, next }} />
    </>
  )
}
