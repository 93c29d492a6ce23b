import { controlClass } from '~/components/ui/field.recipe.ts'
import { Field } from '~/components/ui/react/Field.tsx'
import { clockText as text } from './clock.fi.ts'
import type { ScheduledMoment } from './scheduled-moment.ts'

interface Props {
  label: string
  hint?: string
  value: string
  moment: ScheduledMoment
  /** Which of the two hours is meant, where the clock says the same twice. */
  turn: 0 | 1
  error: string | undefined
  onChange: (clock: string) => void
  onTurn: (turn: 0 | 1) => void
}

/** A day and a time of the clock in Finland. */
export function ClockField({ label, hint, value, moment, turn, error, onChange, onTurn }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} error={moment.state === 'skipped' ? text.skipped : error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className={controlClass}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {moment.state === 'twice' && (
        <fieldset className="grid gap-1 rounded-sm bg-notice-tint p-3 text-sm">
          <legend className="sr-only">{label}</legend>
          <p>{text.twice}</p>
          {moment.moments.map((instant, index) => (
            <label key={instant} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                className="size-5 accent-forest"
                checked={turn === index}
                onChange={() => onTurn(index === 0 ? 0 : 1)}
              />
              {(index === 0 ? text.first : text.second)(instant.slice(11, 16))}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
