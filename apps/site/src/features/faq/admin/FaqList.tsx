import { ListResults } from '~/components/admin/ListResults.tsx'
import { NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { type FaqCallbacks, FaqSection } from './FaqSection.tsx'
import { type FaqSections, filtered } from './faq-filter.ts'
import { useFaqOrder } from './use-faq-order.ts'

/** Every section with its questions, or those that a search chooses. */
export function FaqList(callbacks: FaqCallbacks) {
  const { data, error, isPending, refetch } = useRead('GET /api/admin/faq')
  const list = { items: data?.sections, error, isPending, retry: refetch }
  return (
    <ListResults list={list} text={{ failed: text.loadFailed, empty: text.empty }} className="">
      {(sections) => <Sections all={sections} {...callbacks} />}
    </ListResults>
  )
}

function Sections({ all, ...callbacks }: FaqCallbacks & { all: FaqSections }) {
  const [{ q, nayta }, setFilters] = useUrlState({ q: '', nayta: 'all' })
  const { said, move } = useFaqOrder()
  const { shown } = useFactValues()
  const sections = filtered(all, q, nayta, shown)
  const isFiltered = sections !== all
  const entries = all.flatMap((section) => section.entries)
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
          <Options labels={text.visibilities} />
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
