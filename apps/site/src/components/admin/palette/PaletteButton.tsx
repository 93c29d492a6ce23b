import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminTexts } from '../admin.fi.ts'

/** Comes with its first opening. */
const Palette = lazy(() => import('./Palette.tsx').then(({ Palette }) => ({ default: Palette })))

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, and so does Ctrl K (⌘ K) wherever the focus is. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <Button
        tone="quiet"
        size="sm"
        className="min-h-11 min-w-11 text-on-dark hover:bg-graphite-raised!"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="sr-only sm:not-sr-only">{adminTexts.find}</span>
        <span
          className="hidden rounded-sm border border-graphite-line px-1.5 text-xs text-on-dark-muted md:inline"
          aria-hidden="true"
        >
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
