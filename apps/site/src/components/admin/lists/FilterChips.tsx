import { X } from 'lucide-react'
import { daysOf, isMoving } from './list-days.ts'
import { listsText as text } from './lists.fi.ts'
import type { ListFilters } from './use-list-filters.ts'

interface Props {
  filters: ListFilters
  /** What the chosen value of each of the list's own filters is called: `{ status: (value) => labels[value] }`. */
  labels: Record<string, (value: string) => string>
}

/** What the list is narrowed by, each taken away by a press, and all of it at once. */
export function FilterChips({ filters, labels }: Props) {
  if (!filters.isFiltered) return null
  const chips = Object.entries(filters.chosen).filter(([name]) => name !== 'sort')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={text.chosenFilters} className="flex flex-wrap gap-2">
        {chips.map(([name, value]) => {
          const label = labelOf(name, value, labels)
          return (
            <li key={name}>
              <button
                type="button"
                className="inline-flex min-h-9 max-w-72 items-center gap-1.5 rounded-full border border-line-strong bg-sunken px-3 text-sm hover:border-ink"
                aria-label={text.removeFilter(label)}
                onClick={() => filters.replace(without(filters.chosen, name))}
              >
                <span className="truncate">{label}</span>
                <X className="size-3.5 shrink-0" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" className="min-h-9 px-2 text-sm font-semibold underline" onClick={filters.clear}>
        {text.clear}
      </button>
    </div>
  )
}

const without = (chosen: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name))

function labelOf(name: string, value: string, labels: Props['labels']): string {
  if (name === 'q') return text.searched(value)
  if (name !== 'days') return labels[name]?.(value) ?? value
  if (isMoving(value)) return text.moving[value]
  const { from, to } = daysOf(value, new Date())
  return text.between(from, to)
}
