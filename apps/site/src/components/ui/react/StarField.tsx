import { type Ref, useId, useState } from 'react'
import { fieldClass, labelClass } from '../field.recipe.ts'
import { starsPath } from '../star-shape.ts'
import { starMeanings, starsOutOfFive } from '../stars.fi.ts'
import { FieldNotes } from './Field.tsx'

interface Props {
  label: string
  /** 1–5; null while nothing is chosen. */
  value: number | null
  onChange: (rating: number) => void
  hint?: string
  error?: string
  /** The radio that takes the focus when the form is sent without a choice (`field.ref` of a `Controller`). */
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
}

/** Chooses from one to five stars: a group of radio buttons, so that arrow keys and screen readers work as in any other. */
export function StarField({ label, value, onChange, hint, error, ref, disabled }: Props) {
  const id = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed ?? value ?? 0
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={fieldClass} disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className={labelClass}>{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(null)}>
          {starMeanings.map((meaning, index) => {
            const rating = index + 1
            return (
              <label
                key={meaning}
                className="grid size-11 cursor-pointer place-items-center rounded-sm has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
                onPointerEnter={() => setPointed(rating)}
              >
                <input
                  ref={rating === (value ?? 1) ? ref : undefined}
                  type="radio"
                  name={id}
                  value={rating}
                  checked={rating === value}
                  onChange={() => onChange(rating)}
                  className="sr-only"
                />
                <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true">
                  <path
                    d={starsPath(1)}
                    className={`stroke-[1.5] [stroke-linejoin:round] ${rating <= shown ? 'fill-ink stroke-ink' : 'fill-transparent stroke-line-strong'}`}
                  />
                </svg>
                <span className="sr-only">{`${starsOutOfFive(String(rating))}, ${meaning}`}</span>
              </label>
            )
          })}
        </div>
        <span className="label" aria-hidden="true">
          {starMeanings[shown - 1]}
        </span>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
