import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { readFailure } from '~/lib/failure-text.ts'
import { useRights } from '../signed-in.ts'
import { PaletteGroups } from './PaletteGroups.tsx'
import { paletteText as text } from './palette.fi.ts'
import { entryOf, knownEntries, matchingEntries, type PaletteEntry } from './palette-entries.ts'
import { readRecent, rememberChoice } from './recent-choices.ts'
import { useHits } from './use-hits.ts'

/**
 * Finds screens, actions and things by a word or a number, with the keyboard alone: a combobox over a list. Lives while it is
 * open.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const may = useRights()
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => readRecent())
  const { hits, error, isSearching } = useHits(typed)
  const isEmpty = typed.trim() === ''
  const known = knownEntries(may)
  const shown: PaletteEntry[] = isEmpty
    ? recent.length > 0
      ? recent
      : known
    : [...matchingEntries(known, typed), ...hits.map((hit) => entryOf(hit, may))]
  const [chosenId, setChosenId] = useState('')
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  })

  function open(entry: PaletteEntry, inNewTab: boolean) {
    rememberChoice(entry)
    if (inNewTab) window.open(entry.href, '_blank', 'noopener')
    else location.assign(entry.href)
    onClose()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && chosen) {
      event.preventDefault()
      setChosenId(shown.at((shown.indexOf(chosen) + step) % shown.length)?.id ?? '')
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen, event.ctrlKey || event.metaKey)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={text.title}
      className="mx-auto mt-[8vh] mb-auto w-[calc(100vw-2rem)] max-w-2xl rounded-md border border-line bg-surface p-0 text-ink shadow-overlay backdrop:bg-graphite/60"
      closedby="any"
      onClose={onClose}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-5 shrink-0 text-ink-muted" aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-label={text.label}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={text.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosenId('')
          }}
          onKeyDown={press}
          className="min-h-14 w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-ink-muted"
        />
      </div>
      <PaletteGroups
        listId={listId}
        entries={shown}
        chosen={chosen}
        optionId={optionId}
        label={isEmpty && recent.length > 0 ? text.recent : undefined}
        onPoint={({ id }) => setChosenId(id)}
        onChoose={open}
      />
      <div className="border-t border-line px-4 py-2 text-sm text-ink-muted">
        {error ? (
          <p role="alert" className="text-danger">
            {text.failed} {readFailure(error)}
          </p>
        ) : (
          <p role="status">
            {isEmpty
              ? text.keys
              : isSearching
                ? text.searching
                : shown.length > 0
                  ? text.found(shown.length)
                  : text.nothing}
          </p>
        )}
      </div>
    </dialog>
  )
}
