import type { ReactNode } from 'react'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { ListPaging } from './ListPaging.tsx'
import { LoadFailure, Loading, NoMatches } from './list-states.tsx'

interface Props<Item> {
  /** What `usePagedList` gives. */
  list: {
    items: Item[] | undefined
    error: Error | null
    isPending: boolean
    page: number
    previous: (() => void) | undefined
    next: (() => void) | undefined
    retry: () => void
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
  children: (items: Item[]) => ReactNode
}

/** One page of a list in whichever state it is: being read, failed, without matches, empty, or there; and its paging. */
export function ListResults<Item>({ list, isFiltered = false, text, onClear, children }: Props<Item>) {
  return (
    <>
      <div className="mt-6" aria-busy={list.isPending}>
        {list.error ? (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.retry} />
        ) : !list.items ? (
          <Loading />
        ) : list.items.length > 0 ? (
          children(list.items)
        ) : isFiltered && text.nothingFound && onClear ? (
          <NoMatches {...text.nothingFound} onClear={onClear} />
        ) : (
          <EmptyState {...text.empty} />
        )}
      </div>
      <ListPaging page={list.page} isPending={list.isPending} previous={list.previous} next={list.next} />
    </>
  )
}
