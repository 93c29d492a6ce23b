import type { WholeFaq } from '@arkpax/schema/faq'
import { LoadFailure, Loading, NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { useAdminQuery } from '~/components/admin/use-admin-calls.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { type FaqCallbacks, FaqSection } from './FaqSection.tsx'
import { filtered, visibilities } from './faq-filter.ts'
import { useFaqOrder } from './use-faq-order.ts'

/** Every section with its questions, or those that a search chooses. */
export function FaqList(callbacks: FaqCallbacks) {
  const { data, error, refetch } = useAdminQuery('GET /api/admin/faq')
  if (error) return <LoadFailure title={text.loadFailed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.sections.length === 0) return <EmptyState {...text.empty} />
  return <Sections faq={data} {...callbacks} />
}

function Sections({ faq, ...callbacks }: FaqCallbacks & { faq: WholeFaq }) {
  const [{ q, nayta }, setFilters] = useUrlState({ q: '', nayta: 'all' })
  const { said, move } = useFaqOrder()
  const sections = filtered(faq, q, nayta)
  const isFiltered = sections !== faq.sections
  const entries = faq.sections.flatMap((section) => section.entries)
  const hidden = entries.filter(({ shown }) => !shown).length
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={q}
          onChange={(typed) => setFilters({ q: typed }, 'replace')}
        />
        <Select label={text.visibility} value={nayta} onChange={({ target }) => setFilters({ nayta: target.value })}>
          {visibilities.map((visibility) => (
            <option key={visibility} value={visibility}>
              {text.visibilities[visibility]}
            </option>
          ))}
        </Select>
      </div>
      <p className="mt-4 text-ink-muted">
        {text.total(entries.length - hidden, hidden)}. {isFiltered ? text.orderWhileFiltered : text.orderHint}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {sections.map((section, index) => (
          <FaqSection
            key={section.id}
            section={section}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            move={isFiltered ? undefined : move}
            {...callbacks}
          />
        ))}
        {sections.length === 0 && (
          <NoMatches {...text.nothingFound} onClear={() => setFilters({ q: '', nayta: 'all' })} />
        )}
      </div>
    </>
  )
}
