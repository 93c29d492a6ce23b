import { type KeyboardEvent, useId, useState } from 'react'
import { controlClass } from '~/components/ui/field.recipe.ts'
import { Field } from '~/components/ui/react/Field.tsx'

/** Something that can be chosen by its name. */
export interface Named {
  id: string
  title: string
  detail: string
}

interface Props<T extends Named> {
  label: string
  hint: string
  /** What the list of what was found is called. */
  listLabel: string
  error: string | undefined
  value: string
  found: readonly T[]
  onType: (text: string) => void
  onChoose: (choice: T) => void
}

/** A field in which a thing is found by its name: arrows go through what was found, Enter takes one. */
export function NameField<T extends Named>({
  label,
  hint,
  listLabel,
  error,
  value,
  found,
  onType,
  onChoose,
}: Props<T>) {
  const id = useId()
  const [current, setCurrent] = useState(-1)
  const at = current < found.length ? current : -1

  function handleKey(event: KeyboardEvent) {
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? found.length - 1 : at - 1 }[event.key]
    const choice = found[at]
    if (to !== undefined && found.length > 0) setCurrent(to < found.length ? to : 0)
    else if (event.key === 'Enter' && choice) take(choice)
    else return
    event.preventDefault()
  }
  function take(choice: T) {
    setCurrent(-1)
    onChoose(choice)
  }

  return (
    <Field className="min-w-56 grow basis-80" label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the panel was asked for
            autoFocus
            role="combobox"
            className={controlClass}
            autoComplete="off"
            spellCheck={false}
            value={value}
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            onChange={({ target }) => {
              setCurrent(-1)
              onType(target.value)
            }}
            onKeyDown={handleKey}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={listLabel}
            className="max-h-60 overflow-y-auto rounded-sm border border-line bg-surface empty:hidden"
          >
            {found.map((choice, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the choice
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={choice.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2 aria-selected:bg-sunken"
                onPointerMove={() => setCurrent(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(choice)}
              >
                <span className="font-medium wrap-anywhere">{choice.title}</span>
                <span className="text-sm text-ink-muted wrap-anywhere">{choice.detail}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}
