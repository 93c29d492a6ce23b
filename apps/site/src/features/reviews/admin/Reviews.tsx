import { reviewQuery } from '@arkpax/schema/reviews'
import { ListPaging } from '~/components/admin/ListPaging.tsx'
import { LoadFailure, Loading, NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { ReviewCard } from './ReviewCard.tsx'

/** The reviews that the search and the state choose, a page at a time. */
export function Reviews() {
  const [address, setAddress] = useUrlState({ q: '', state: 'all' })
  const state = reviewQuery.shape.state.catch('all').parse(address.state)
  const list = usePagedList('GET /api/admin/reviews', { q: address.q, state })

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_12rem]">
        <SearchField label={text.search} value={address.q} onChange={(q) => setAddress({ q }, 'replace')} />
        <Select label={text.state} value={state} onChange={({ target }) => setAddress({ state: target.value })}>
          {Object.entries(text.states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-6" aria-busy={list.isPending}>
        {list.error ? (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.retry} />
        ) : !list.items ? (
          <Loading />
        ) : list.items.length === 0 && (address.q || state !== 'all') ? (
          <NoMatches {...text.nothingFound} onClear={() => setAddress({ q: '', state: 'all' })} />
        ) : list.items.length === 0 ? (
          <EmptyState {...text.empty} />
        ) : (
          <ul aria-label={text.list} className="grid gap-4">
            {list.items.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
      </div>
      <ListPaging page={list.page} isPending={list.isPending} previous={list.previous} next={list.next} />
    </>
  )
}
