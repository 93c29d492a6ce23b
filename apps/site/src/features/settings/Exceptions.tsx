import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { errorClass, hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { type HoursValues, newException } from './hours-form.ts'
import { hoursText as text } from './settings.fi.ts'
import { TimeRange } from './TimeRange.tsx'

/** Days of their own: closed, or open at other hours than their weekday. */
export function Exceptions<Output>({ form }: { form: UseFormReturn<HoursValues, unknown, Output> }) {
  const { control, register, watch, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  const add = useRef<HTMLButtonElement>(null)
  const errors = formState.errors.exceptions
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={labelClass}>{text.exceptions}</legend>
      <p className={hintClass}>{text.exceptionsHint}</p>
      {fields.length === 0 && <p className="text-ink-muted">{text.noExceptions}</p>}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid min-w-0 gap-4 border-l-2 border-line pl-4">
          <legend className="sr-only">{text.exception(index + 1)}</legend>
          <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
            <TextField
              type="date"
              label={text.day}
              required
              error={errors?.[index]?.day?.message}
              {...register(`exceptions.${index}.day`)}
            />
            <TextField
              label={text.note}
              hint={text.noteHint}
              error={errors?.[index]?.note?.message}
              {...register(`exceptions.${index}.note`)}
            />
          </div>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <TimeRange
              name={text.exception(index + 1)}
              label={text.isOpen}
              isOpen={watch(`exceptions.${index}.times.isOpen`)}
              open={register(`exceptions.${index}.times.isOpen`)}
              opens={register(`exceptions.${index}.times.opens`)}
              closes={register(`exceptions.${index}.times.closes`)}
              errors={errors?.[index]?.times}
            />
            <Button
              tone="quiet"
              size="sm"
              className="min-h-11"
              aria-label={text.removeException(index + 1)}
              onClick={() => {
                remove(index)
                add.current?.focus()
              }}
            >
              <Trash2 className="size-4" aria-hidden="true" />
              {text.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {errors?.message && (
        <p className={errorClass} role="alert">
          {errors.message}
        </p>
      )}
      <Button
        ref={add}
        className="justify-self-start"
        onClick={() => append(newException(), { focusName: `exceptions.${fields.length}.day` })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addException}
      </Button>
    </fieldset>
  )
}
