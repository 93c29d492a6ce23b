import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { showToast } from '~/lib/toast.ts'
import { adminTexts } from '../admin.fi.ts'

const load = () => import('./Palette.tsx')

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, and so does Ctrl K (⌘ K) wherever the focus is. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>()
  const [isFetching, setFetching] = useState(false)
  const isOpen = useRef(false)
  isOpen.current = Palette !== undefined
  const close = () => setPalette(undefined)
  const open = () => {
    setFetching(true)
    return load()
      .then(
        ({ Palette }) => setPalette(() => Palette),
        () => showToast({ ...adminTexts.findFailed, tone: 'destructive' }),
      )
      .finally(() => setFetching(false))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing are the same at every drawing
  useEffect(() => {
    load().catch(() => undefined) // What is typed right after the keys would be lost while it is fetched.
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (isOpen.current) close()
      else void open()
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
        onClick={open}
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
      {Palette && <Palette onClose={close} />}
      {/* Until it has come, a dialog that nobody sees keeps single letters from being shortcuts of the page. */}
      {isFetching && <dialog open className="hidden" />}
    </>
  )
}
