import { capitalised } from '@arkpax/schema/capitals'
import { weekdayName } from '@arkpax/schema/office-hours-text'
import { weekdays } from '@arkpax/schema/settings'
import type { UseFormReturn } from 'react-hook-form'
import { errorClass, hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import type { HoursValues } from './hours-form.ts'
import { hoursText as text } from './settings.fi.ts'
import { TimeRange } from './TimeRange.tsx'

/** The hours of each weekday. */
export function Week<Output>({ form }: { form: UseFormReturn<HoursValues, unknown, Output> }) {
  const { register, watch, formState } = form
  const errors = formState.errors.week
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className={labelClass}>{text.week}</legend>
      <p className={hintClass}>{text.weekHint}</p>
      {weekdays.map((weekday) => {
        const name = capitalised(weekdayName(weekday))
        return (
          <TimeRange
            key={weekday}
            name={name}
            label={name}
            isOpen={watch(`week.${weekday}.isOpen`)}
            open={register(`week.${weekday}.isOpen`)}
            opens={register(`week.${weekday}.opens`)}
            closes={register(`week.${weekday}.closes`)}
            errors={errors?.[weekday]}
          />
        )
      })}
      {errors?.message && (
        <p className={errorClass} role="alert">
          {errors.message}
        </p>
      )}
    </fieldset>
  )
}
