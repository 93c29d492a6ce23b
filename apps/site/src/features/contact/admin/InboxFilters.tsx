import { contactQuery } from '@arkpax/schema/contact'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ChosenFilters } from '~/components/admin/lists/ChosenFilters.tsx'
import { DaysField } from '~/components/admin/lists/DaysField.tsx'
import { FilterBar } from '~/components/admin/lists/FilterBar.tsx'
import { listsText } from '~/components/admin/lists/lists.fi.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { inboxText } from './inbox.fi.ts'
import { useContactStaff } from './use-contact-staff.ts'

export type InboxFilterValues = ReturnType<typeof useInboxFilters>

const status = contactQuery.shape.status.catch('all')
const sort = contactQuery.shape.sort.catch('usual')

/** What the list of messages is narrowed by, all of it in the address. */
export function useInboxFilters() {
  const filters = useListFilters('contact', { q: '', status: 'all', assignee: 'all', sort: 'usual' })
  const { values, days } = filters
  return {
    filters,
    query: {
      ...{ q: values.q, status: status.parse(values.status), assignee: values.assignee },
      ...{ sort: sort.parse(values.sort), ...days },
    },
  }
}

/** Which messages the inbox lists: by text, by state, by whose they are, by day; and what the person has kept of that. */
export function InboxFilters({ filters, query }: InboxFilterValues) {
  const staff = useContactStaff()
  const others = staff.filter(({ you }) => !you)
  const assigneeLabels: Record<string, string> = {
    ...Object.fromEntries(staff.map(({ id, name }) => [id, name])),
    ...inboxText.assigneeFilters,
  }
  const labels = {
    status: () => `${text.status}: ${text.statuses[query.status].toLowerCase()}`,
    assignee: (value: string) => `${inboxText.assignee}: ${assigneeLabels[value] ?? value}`,
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <TitleActions>
        <ExportButton may="messages.export" endpoint="GET /api/admin/contact-messages/export" options={[{ query }]} />
      </TitleActions>
      <FilterBar isNarrow filters={filters} search={{ label: text.search, placeholder: text.searchPlaceholder }}>
        <Select
          label={text.status}
          value={query.status}
          onChange={({ target }) => filters.set({ status: target.value })}
        >
          <Options labels={text.statuses} />
        </Select>
        <Select
          label={inboxText.assignee}
          value={query.assignee}
          onChange={({ target }) => filters.set({ assignee: target.value })}
        >
          <Options labels={inboxText.assigneeFilters} />
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <DaysField value={filters.values.days} onChange={(days) => filters.set({ days })} />
        <Select
          label={listsText.sort}
          value={query.sort}
          onChange={({ target }) => filters.set({ sort: target.value })}
        >
          <Options labels={inboxText.sorts} />
        </Select>
      </FilterBar>
      <ChosenFilters filters={filters} labels={labels} />
    </div>
  )
}
