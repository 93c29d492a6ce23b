import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { tabClass, tabListClass, tabPanelClass } from '../tabs.recipe.ts'

interface Props {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** The open tab where the caller keeps it; otherwise the first opens. */
  value?: string
  onChange?: (id: string) => void
  /** The panels that are not open stay as they are, unseen; otherwise only the open one is rendered. */
  keepsAll?: boolean
}

/** Panels behind tabs, with the keyboard of the ARIA pattern (arrows, Home, End). */
export function Tabs({ label, tabs, value, onChange, keepsAll = false }: Props) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = value ?? own
  const panels = keepsAll ? tabs : tabs.filter(({ id }) => id === open)

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
            aria-controls={keepsAll || tab.id === open ? `${base}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {panels.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          hidden={id !== open}
          aria-labelledby={`${base}-${id}`}
          className={tabPanelClass}
        >
          {content}
        </div>
      ))}
    </>
  )
}
