import { contactQuery } from '@arkpax/schema/contact'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { DaysField } from '~/components/admin/lists/DaysField.tsx'
import { FilterChips } from '~/components/admin/lists/FilterChips.tsx'
import { listsText } from '~/components/admin/lists/lists.fi.ts'
import { SavedFilters } from '~/components/admin/lists/SavedFilters.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { SearchField } from '~/components/admin/SearchField.tsx'
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
    <div className="grid grid-cols-2 items-end gap-4">
      <div className="col-span-2">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={query.q}
          onChange={filters.search}
        />
      </div>
      <Select label={text.status} value={query.status} onChange={({ target }) => filters.set({ status: target.value })}>
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
      <div className="col-span-2 flex flex-wrap items-start gap-4 max-sm:*:w-full">
        <DaysField value={filters.values.days} onChange={(days) => filters.set({ days })} />
        <Select
          label={listsText.sort}
          className="sm:w-56"
          value={query.sort}
          onChange={({ target }) => filters.set({ sort: target.value })}
        >
          <Options labels={inboxText.sorts} />
        </Select>
        <ExportButton may="messages.export" endpoint="GET /api/admin/contact-messages/export" options={[{ query }]} />
      </div>
      <div className="col-span-2 grid gap-3 empty:hidden">
        <FilterChips filters={filters} labels={labels} />
        <SavedFilters filters={filters} />
      </div>
    </div>
  )
}
