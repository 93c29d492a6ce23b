import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { KeepFilter } from './KeepFilter.tsx'
import { listsText as text } from './lists.fi.ts'
import { ManageFilters } from './ManageFilters.tsx'
import type { ListFilters } from './use-list-filters.ts'
import { useSavedFilters } from './use-saved-filters.ts'

/** The filters of this list that the person has kept, each at one press; keeping what is chosen now, and setting them in order. */
export function SavedFilters({ filters }: { filters: ListFilters }) {
  const { read, saved } = useSavedFilters(filters)
  const [open, setOpen] = useState<'keep' | 'manage' | null>(null)
  const close = () => setOpen(null)
  const isChosen = Object.keys(filters.chosen).length > 0
  const current = saved.find((kept) => isSame(kept.filters, filters.chosen))
  if (saved.length === 0 && !isChosen && !read.error && !open) return null

  return (
    <div className="flex flex-wrap items-center gap-2">
      {saved.length > 0 && (
        <ul aria-label={text.kept} className="flex flex-wrap gap-2">
          {saved.map((kept) => (
            <li key={kept.id}>
              <Button
                size="sm"
                tone={kept === current ? 'solid' : 'outline'}
                aria-pressed={kept === current}
                className="max-w-64"
                onClick={() => filters.replace(kept.filters)}
              >
                <span className="truncate">{kept.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isChosen && !current && (
        <Button size="sm" tone="quiet" onClick={() => setOpen('keep')}>
          {text.keep}
        </Button>
      )}
      {(saved.length > 0 || read.error) && (
        <Button size="sm" tone="quiet" onClick={() => setOpen('manage')}>
          {text.manage}
        </Button>
      )}
      <KeepFilter open={open === 'keep'} filters={filters} onClose={close} />
      <ManageFilters open={open === 'manage'} read={read} onClose={close} />
    </div>
  )
}

const isSame = (kept: Record<string, string>, chosen: Record<string, string>) => inOrder(kept) === inOrder(chosen)
const inOrder = (filters: Record<string, string>) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))
