import { SearchField } from '~/components/admin/SearchField.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminBlogText } from './admin-blog.fi.ts'

interface Filters {
  q: string
  status: string
  view: string
}

interface Props {
  filters: Filters
  onChange: (changed: Partial<Filters>, how?: 'push' | 'replace') => void
}

/** Search, state, and whether posts stand as a list or as cards. */
export function BlogFilters({ filters, onChange }: Props) {
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_12rem_12rem]">
      <SearchField
        label={adminBlogText.search}
        placeholder={adminBlogText.searchPlaceholder}
        value={filters.q}
        onChange={(q) => onChange({ q }, 'replace')}
      />
      <Select
        label={adminBlogText.status}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <Options labels={adminBlogText.statuses} />
      </Select>
      <Select
        label={adminBlogText.view}
        value={filters.view}
        onChange={({ target }) => onChange({ view: target.value })}
      >
        <Options labels={adminBlogText.views} />
      </Select>
    </search>
  )
}
