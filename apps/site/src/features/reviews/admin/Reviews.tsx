import { reviewQuery } from '@arkpax/schema/reviews'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { ChosenReviews } from './ChosenReviews.tsx'
import { ReviewCard } from './ReviewCard.tsx'

const { shape } = reviewQuery

/** The reviews that the filters choose, a page at a time. */
export function Reviews() {
  const filters = useListFilters('reviews', { q: '', state: 'all', sort: '-date' })
  const { values, days } = filters
  const state = shape.state.catch('all').parse(values.state)
  const query = { q: values.q, state, sort: shape.sort.catch('-date').parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/reviews', query)
  const rows = useChosenRows(list.items)

  return (
    <>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        labels={{ state: () => `${text.state}: ${text.states[state].toLowerCase()}` }}
        search={{ label: text.search }}
      >
        <Select label={text.state} value={state} onChange={({ target }) => filters.set({ state: target.value })}>
          <Options labels={text.states} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(items) => (
          <>
            <ChooseAll rows={rows} />
            <ul aria-label={text.list} className="grid gap-4">
              {items.map((review) => (
                <ReviewCard key={review.id} review={review} rows={rows} />
              ))}
            </ul>
          </>
        )}
      </ListResults>
      <ChosenReviews rows={rows} />
    </>
  )
}
