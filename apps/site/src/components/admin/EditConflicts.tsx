import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { keyboardScroll } from '~/components/ui/table.recipe.ts'
import { adminTexts } from './admin.fi.ts'
import type { EditConflict, FieldValueOf } from './merge-edits.ts'

const text = adminTexts.conflict

interface Props<Values extends FieldValues> {
  conflicts: EditConflict<Values>[]
  labelOf: (field: FieldPath<Values>) => string
  /** A value as people read it. */
  shownOf: (field: FieldPath<Values>, value: FieldValueOf<Values>) => string
  /** Puts the chosen value into the form. */
  onChoose: (field: FieldPath<Values>, value: FieldValueOf<Values>) => void
}

type Choice = 'own' | 'theirs'

/**
 * The fields that somebody else has saved meanwhile, one's own beside theirs, to choose from one by one or all at once. None is
 * chosen in advance, and the form around it is not sent before each has been.
 */
export function EditConflicts<Values extends FieldValues>({ conflicts, labelOf, shownOf, onChoose }: Props<Values>) {
  const panel = useRef<HTMLElement>(null)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [isAsked, setAsked] = useState(false)
  const undecided = conflicts.filter(({ field }) => choices[field] === undefined).map(({ field }) => field)
  useRefusedSubmit(panel, undecided.length > 0, () => {
    setAsked(true)
    panel.current?.querySelector<HTMLElement>(`input[name="${nameOf(undecided[0])}"]`)?.focus()
  })
  useEffect(() => {
    setChoices({})
    setAsked(false)
    if (conflicts.length === 0) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [conflicts])

  function choose(chosen: EditConflict<Values>[], choice: Choice) {
    setChoices((all) => ({ ...all, ...Object.fromEntries(chosen.map(({ field }) => [field, choice])) }))
    for (const conflict of chosen) onChoose(conflict.field, conflict[choice])
  }

  if (conflicts.length === 0) return null
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={text.title}
      className="grid grid-cols-1 gap-5 rounded-sm bg-notice-tint p-4 sm:p-5"
    >
      <div role="alert">
        <p className="font-semibold">{text.title}</p>
        <p>{text.text}</p>
      </div>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.field} className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{labelOf(conflict.field)}</legend>
          {isAsked && undecided.includes(conflict.field) && (
            <p role="alert" className={`mb-2 ${errorClass}`}>
              {text.undecided}
            </p>
          )}
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {(['own', 'theirs'] as const).map((choice) => (
              <label
                key={choice}
                className="flex min-w-0 gap-3 rounded-sm border border-line-strong bg-surface p-3 has-checked:border-ink"
              >
                <input
                  type="radio"
                  name={nameOf(conflict.field)}
                  className="mt-1 size-4 shrink-0 accent-forest"
                  checked={choices[conflict.field] === choice}
                  onChange={() => choose([conflict], choice)}
                />
                <span className="min-w-0">
                  <span className="block text-sm text-ink-muted">{text[choice]}</span>
                  <Value>{shownOf(conflict.field, conflict[choice]) || text.empty}</Value>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" className="min-h-11" onClick={() => choose(conflicts, 'own')}>
          {text.allOwn}
        </Button>
        <Button size="sm" className="min-h-11" onClick={() => choose(conflicts, 'theirs')}>
          {text.allTheirs}
        </Button>
      </div>
    </section>
  )
}

const nameOf = (field = '') => `conflict-${field}`

/** Stops the form around an element from being sent, before React hears of it. */
function useRefusedSubmit(inside: RefObject<HTMLElement | null>, isRefused: boolean, onRefused: () => void) {
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !isRefused) return
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      refused()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  }, [inside, isRefused])
}

/** More than this may not fit into its box, which then scrolls. */
const LONG = 150

/** A value as people read it; a long one is scrolled by keyboard too. */
const Value = ({ children }: { children: string }) => (
  <span
    {...(children.length > LONG && keyboardScroll)}
    className="block max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
  >
    {children}
  </span>
)
