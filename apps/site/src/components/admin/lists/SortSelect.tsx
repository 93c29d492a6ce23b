import { Select } from '~/components/ui/react/Field.tsx'
import { listsText as text } from './lists.fi.ts'

interface Props {
  /** What the list can be sorted by, and what each is called: `{ date: 'Tilausaika' }`. */
  sorts: Record<string, string>
  sort: string
  onSort: (sort: string) => void
  className?: string
}

/** The order of a list as one choice. */
export function SortSelect({ sorts, sort, onSort, className = '' }: Props) {
  return (
    <Select
      label={text.sort}
      className={`xl:w-60! ${className}`}
      value={sort}
      onChange={({ target }) => onSort(target.value)}
    >
      {Object.entries(sorts).flatMap(([name, label]) => [
        <option key={`-${name}`} value={`-${name}`}>
          {text.descending(name, label)}
        </option>,
        <option key={name} value={name}>
          {text.ascending(name, label)}
        </option>,
      ])}
    </Select>
  )
}
