import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { InsertChoice } from './insert-choices.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  choices: readonly InsertChoice[]
  onChoose: (choice: InsertChoice) => void
  onClose: () => void
  /** The focus has gone elsewhere. */
  onLeave: () => void
}

/** The blocks that can be put into a text, as the slash menu has them, for those who come by the tools. */
export function InsertMenu({ choices, onChoose, onClose, onLeave }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll('button')]
    const at = [...items].findIndex((item) => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={text.choices.label}
      className="grid border-b border-line bg-sunken p-1 sm:grid-cols-2 lg:grid-cols-3"
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isHere = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=toolbar]')
        if (!isHere) onLeave()
      }}
    >
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-left hover:bg-surface focus-visible:bg-surface"
          onClick={() => onChoose(choice)}
        >
          <choice.icon className="size-5 shrink-0 text-ink-muted" aria-hidden="true" />
          {choice.label}
        </button>
      ))}
    </div>
  )
}
