import { type ComponentProps, useId } from 'react'
import { controlClass, errorClass } from '~/components/ui/field.recipe.ts'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { hoursText as text } from './settings.fi.ts'

interface Props {
  /** Whose hours they are: 'Maanantai', 'Poikkeus 1'. */
  name: string
  /** The words beside the tick box. */
  label: string
  isOpen: boolean
  open: ComponentProps<'input'>
  opens: ComponentProps<'input'>
  closes: ComponentProps<'input'>
  errors: { opens?: { message?: string }; closes?: { message?: string } } | undefined
}

/** A day in a row: open or not, from when and until when. What is wrong stands below the row, which is too narrow for it. */
export function TimeRange({ name, label, isOpen, open, opens, closes, errors }: Props) {
  const id = useId()
  const message = errors?.opens?.message ?? errors?.closes?.message
  const time = (label: string, input: ComponentProps<'input'>, error: string | undefined) => (
    <input
      {...input}
      type="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className={`${controlClass} tabular-nums`}
    />
  )
  return (
    <div>
      <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_4.75rem_auto_4.75rem] items-center gap-x-2 sm:grid-cols-[11rem_6rem_auto_6rem] sm:justify-start">
        <Checkbox label={label} {...open} />
        {isOpen ? (
          <>
            {time(text.opens(name), opens, errors?.opens?.message)}
            <span aria-hidden="true">–</span>
            {time(text.closes(name), closes, errors?.closes?.message)}
          </>
        ) : (
          <span className="col-span-3 text-ink-muted">{text.closed}</span>
        )}
      </div>
      {isOpen && message && (
        <p id={id} className={`${errorClass} mt-1`} role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
