import { useId } from 'react'
import { paletteText as text } from './palette.fi.ts'
import type { PaletteEntry } from './palette-entries.ts'

interface Props {
  listId: string
  entries: readonly PaletteEntry[]
  chosen: PaletteEntry | undefined
  optionId: (entry: PaletteEntry) => string
  /** One name for them all, where they are not told apart by what they are. */
  label: string | undefined
  onPoint: (entry: PaletteEntry) => void
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void
}

const nameOf = (kind: PaletteEntry['kind']) =>
  kind === 'screen' ? text.screens : kind === 'action' ? text.actions : text.kinds[kind]

/** What was found, under what it is. The focus stays in the field above; the list tells which one Enter opens. */
export function PaletteGroups({ listId, entries, label, ...options }: Props) {
  const groups = Map.groupBy(entries, ({ kind }) => label ?? nameOf(kind))
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={text.results}
      className="max-h-[60vh] overflow-y-auto py-2 empty:hidden"
    >
      {[...groups].map(([name, group]) => (
        <Group key={name} name={name} entries={group} {...options} />
      ))}
    </div>
  )
}

type GroupProps = Omit<Props, 'listId' | 'label'> & { name: string }

function Group({ name, entries, chosen, optionId, onPoint, onChoose }: GroupProps) {
  const nameId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: options stand in no fieldset
    <div role="group" aria-labelledby={nameId}>
      <div id={nameId} role="presentation" className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-muted">
        {name}
      </div>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={entry.id}
          id={optionId(entry)}
          role="option"
          aria-selected={entry === chosen}
          className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2 aria-selected:bg-sunken"
          onPointerMove={() => onPoint(entry)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
        >
          <span className="font-medium wrap-anywhere">{entry.title}</span>
          <span className="text-sm text-ink-muted wrap-anywhere">{entry.detail}</span>
        </div>
      ))}
    </div>
  )
}
