import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { errorClass } from '~/components/ui/field.recipe.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FieldRows } from './FieldRows.tsx'
import { type HoursValues, newException } from './hours-form.ts'
import { hoursText as text } from './settings.fi.ts'
import { TimeRange } from './TimeRange.tsx'

const words = {
  title: text.exceptions,
  hint: text.exceptionsHint,
  none: text.noExceptions,
  row: text.exception,
  add: text.addException,
  remove: text.remove,
  removeRow: text.removeException,
}

/** Days of their own: closed, or open at other hours than their weekday. */
export function Exceptions<Output>({ form }: { form: UseFormReturn<HoursValues, unknown, Output> }) {
  const { control, register, watch, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  const errors = formState.errors.exceptions
  return (
    <FieldRows
      ids={fields.map(({ id }) => id)}
      words={words}
      onAdd={() => append(newException(), { focusName: `exceptions.${fields.length}.day` })}
      onRemove={remove}
      error={
        errors?.message && (
          <p className={errorClass} role="alert">
            {errors.message}
          </p>
        )
      }
    >
      {(index, removeButton) => (
        <>
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
            {removeButton}
          </div>
        </>
      )}
    </FieldRows>
  )
}
