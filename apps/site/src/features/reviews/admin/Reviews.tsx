import { reviewQuery } from '@arkpax/schema/reviews'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
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
      <ListResults
        list={list}
        isFiltered={address.q !== '' || state !== 'all'}
        text={text}
        onClear={() => setAddress({ q: '', state: 'all' })}
      >
        {(items) => (
          <ul aria-label={text.list} className="grid gap-4">
            {items.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
