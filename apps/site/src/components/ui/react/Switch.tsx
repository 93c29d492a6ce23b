import { type ComponentProps, useId } from 'react'
import { hintClass } from '../field.recipe.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: string
  /** The label is only for assistive technology, where the place says what the switch does. */
  labelHidden?: boolean
}

/** A switch: on or off at once. A native tick box, drawn as a track with a knob. */
export function Switch({ label, hint, labelHidden, className = '', ...input }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-55">
        <span className="relative inline-flex">
          <input
            {...input}
            type="checkbox"
            aria-describedby={hint ? id : undefined}
            className="peer h-6 w-11 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-forest checked:bg-forest"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink transition-transform peer-checked:translate-x-5 peer-checked:bg-snow"
          />
        </span>
        <span className={labelHidden ? 'sr-only' : 'font-medium'}>{label}</span>
      </label>
      {hint && (
        <p id={id} className={hintClass}>
          {hint}
        </p>
      )}
    </div>
  )
}
