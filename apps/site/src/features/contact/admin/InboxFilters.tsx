import type { ContactQuery } from '@arkpax/schema/contact'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { inboxText } from './inbox.fi.ts'
import { useContactStaff } from './use-contact-staff.ts'

export interface Filters {
  q: string
  status: ContactQuery['status']
  assignee: string
}

interface Props {
  filters: Filters
  onChange: (changed: Partial<Filters>, how?: 'push' | 'replace') => void
}

/** Which messages the inbox lists: by text, by state, by whose they are. */
export function InboxFilters({ filters, onChange }: Props) {
  const others = useContactStaff().filter(({ you }) => !you)
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <div className="col-span-2">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={filters.q}
          onChange={(q) => onChange({ q }, 'replace')}
        />
      </div>
      <Select
        label={text.status}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value as Filters['status'] })}
      >
        {Object.entries(text.statuses).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label={inboxText.assignee}
        value={filters.assignee}
        onChange={({ target }) => onChange({ assignee: target.value })}
      >
        {Object.entries(inboxText.assigneeFilters).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
