import { useStore } from '@nanostores/react'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { inboxPreferences } from './inbox-preferences.ts'
import { shortcutKeys } from './shortcut-keys.ts'
import { shortcutsText as text } from './shortcuts.fi.ts'
import { useShortcuts } from './use-shortcuts.ts'

const whileWriting = [
  { key: 'Ctrl Enter', label: text.send },
  { key: 'Ctrl Shift Enter', label: text.sendAndResolve },
  { key: '/', label: text.savedReply },
  { key: '@', label: text.mention },
]

/** The keys of the inbox, and the switches of how one works in it. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false)
  const preferences = useStore(inboxPreferences)
  useShortcuts({ help: () => setOpen(true) })
  const set = (changed: Partial<typeof preferences>) => inboxPreferences.set({ ...preferences, ...changed })
  return (
    <>
      <Button tone="quiet" className="pointer-coarse:hidden" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Keyboard className="size-4" aria-hidden="true" />
        {text.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.title}>
        <div className="grid gap-4">
          <Switch
            label={text.enabled}
            hint={text.enabledHint}
            checked={preferences.shortcuts}
            onChange={({ target }) => set({ shortcuts: target.checked })}
          />
          <Switch
            label={text.openNext}
            hint={text.openNextHint}
            checked={preferences.openNext}
            onChange={({ target }) => set({ openNext: target.checked })}
          />
        </div>
        <table className="mt-5 w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm">
              <th className="py-2 pr-4">{text.key}</th>
              <th className="py-2">{text.does}</th>
            </tr>
          </thead>
          <tbody>
            {[...Object.values(shortcutKeys), ...whileWriting].map(({ key, label }) => (
              <tr key={key} className="border-b border-line">
                <td className="py-2 pr-4 whitespace-nowrap">
                  <kbd className="font-semibold">{key}</kbd>
                </td>
                <td className="py-2">{label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  )
}
