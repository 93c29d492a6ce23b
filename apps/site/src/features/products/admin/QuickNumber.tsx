import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { controlClass, errorClass } from '~/components/ui/field.recipe.ts'

interface Props {
  /** Says what it is and of which product: 'Hinta, Ark PRO'. */
  label: string
  /** What the button says while nobody edits. */
  children: ReactNode
  /** The value as it is typed. */
  value: string
  decimals?: boolean
  /** Which of the fields of its row it is: the arrows lead to the same one of the next row. */
  name: string
  /** Stores what was typed; a sentence where it will not do. Undefined when it is done. */
  onSave: (typed: string) => Promise<string | undefined>
}

/**
 * A number in a list that becomes a field when it is pressed. Enter saves, and so does leaving it; Escape leaves it as it was, the arrows go
 * to the same number of the next or the former row. What could not be saved stays in the field.
 */
export function QuickNumber({ label, children, value, decimals = false, name, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = typed !== null

  useEffect(() => {
    if (isOpen) {
      field.current?.focus()
      field.current?.select()
    } else if (wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function close() {
    setTyped(null)
    setMistake(undefined)
  }

  async function save() {
    if (typed === null || isSaving) return
    if (typed.trim() === value) return close()
    setSaving(true)
    const refused = await onSave(typed)
    setSaving(false)
    setMistake(refused)
    if (!refused) close()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' || step !== undefined) {
      event.preventDefault()
      const next = step === undefined ? undefined : neighbour(field.current, name, step)
      // The next field opens at once, so that no key is lost while this one is saved, which leaving it does.
      if (!next) void save()
      else if (next instanceof HTMLInputElement) next.focus()
      else next.click()
    }
  }

  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        data-quick={name}
        className="min-h-11 rounded-sm border border-transparent px-2 text-left underline decoration-dotted underline-offset-4 hover:border-line-strong"
        onClick={() => setTyped(value)}
      >
        <span className="sr-only">{label}: </span>
        {children}
      </button>
    )
  return (
    <span className="grid gap-1">
      <input
        ref={field}
        data-quick={name}
        aria-label={label}
        aria-invalid={mistake ? true : undefined}
        className={`${controlClass} w-32 tabular-nums`}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed}
        readOnly={isSaving}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={() => void save()}
      />
      {mistake && (
        <span role="alert" className={errorClass}>
          {mistake}
        </span>
      )}
    </span>
  )
}

/** The same number of the row that is so many rows further. */
function neighbour(field: HTMLElement | null, name: string, step: number): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-quick="${name}"]`)]
  return field ? all[all.indexOf(field) + step] : undefined
}
