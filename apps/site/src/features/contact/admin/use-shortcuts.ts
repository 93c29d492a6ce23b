import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { inboxPreferences } from './inbox-preferences.ts'
import { type Shortcut, shortcutFor } from './shortcut-keys.ts'

type Actions = Partial<Record<Shortcut, () => void>>

/** Does what its key is for while this part is on the screen; nothing where keys are switched off. */
export function useShortcuts(actions: Actions): void {
  const { shortcuts } = useStore(inboxPreferences)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!shortcuts) return
    function press(event: KeyboardEvent) {
      const shortcut = shortcutFor(event)
      const act = shortcut && latest.current[shortcut]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcuts])
}
