import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminBlogText } from './admin-blog.fi.ts'

interface Filters {
  status: string
  view: string
}

interface Props {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

/** The state of posts, and whether posts stand as a list or as cards. */
export function BlogFilters({ filters, onChange }: Props) {
  return (
    <>
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
    </>
  )
}
