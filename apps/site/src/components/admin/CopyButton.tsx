import { Copy } from 'lucide-react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { showToast } from '~/lib/toast.ts'
import { adminTexts } from './admin.fi.ts'

interface Props {
  value: string
  /** What it is, in the case that 'Kopioi' asks for: 'sähköpostiosoite'. */
  what: string
  /** Whether the button says it, where the value itself is not shown. */
  isNamed?: boolean
}

/** Puts a value on the clipboard: an e-mail address, a phone number, an address. */
export function CopyButton({ value, what, isNamed = false }: Props) {
  if (isNamed)
    return (
      <Button onClick={() => copy(value)}>
        <Copy className="size-4" aria-hidden="true" />
        {adminTexts.copy(what)}
      </Button>
    )
  return (
    <button
      type="button"
      className={`${buttonClass('quiet')} size-8 min-h-8! p-0! align-middle text-ink-muted`}
      aria-label={adminTexts.copy(what)}
      title={adminTexts.copy(what)}
      onClick={() => copy(value)}
    >
      <Copy className="size-4" aria-hidden="true" />
    </button>
  )
}

async function copy(value: string) {
  try {
    await navigator.clipboard.writeText(value)
    showToast({ title: adminTexts.copied, description: value, tone: 'success' })
  } catch {
    showToast({ title: adminTexts.copyFailed, tone: 'destructive' })
  }
}
