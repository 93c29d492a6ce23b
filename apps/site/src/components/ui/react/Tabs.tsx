import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { tabClass, tabListClass, tabPanelClass } from '../tabs.recipe.ts'

interface Props {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** The open tab where the caller keeps it; otherwise the first opens. */
  value?: string
  onChange?: (id: string) => void
}

/** Panels behind tabs, with the keyboard of the ARIA pattern (arrows, Home, End); only the open one is rendered. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = value ?? own
  const content = tabs.find(({ id }) => id === open)?.content

  // On a phone the row of tabs scrolls.
  useEffect(() => {
    document.getElementById(`${base}-${open}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [base, open])

  function choose(id: string) {
    setOwn(id)
    if (id !== open) onChange?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={tabClass}
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${base}-panel` : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={open}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${open}`}
        className={tabPanelClass}
      >
        {content}
      </div>
    </>
  )
}
