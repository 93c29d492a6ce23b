import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabClass, tabListClass, tabPanelClass } from '../tabs.recipe.ts'

interface Props {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** The open tab where the caller keeps it; otherwise the first opens. */
  value?: string
  onChange?: (id: string) => void
}

/** Panels behind tabs; only the open one is rendered. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id} value={value} onValueChange={onChange}>
      <Radix.List className={tabListClass} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={tabPanelClass}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
