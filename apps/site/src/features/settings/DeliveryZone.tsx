import type { FieldErrors } from 'react-hook-form'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { ZoneValues } from './delivery-form.ts'
import { deliveryText as text } from './settings.fi.ts'

interface Props {
  zone: ZoneValues
  /** Which of the list, from 1. */
  number: number
  onChange: (zone: ZoneValues) => void
  errors: FieldErrors<ZoneValues> | undefined
}

/** A zone: its postcodes, and what fetching a return from there adds. */
export function DeliveryZone({ zone, number, onChange, errors }: Props) {
  const field = (name: 'name' | 'postcodes' | 'returnSupplement') => ({
    value: zone[name],
    error: errors?.[name]?.message,
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...zone, [name]: target.value }),
  })
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="sr-only">{text.zones.row(number)}</legend>
      <TextField label={text.zoneName} {...field('name')} />
      <TextField label={text.postcodes} {...field('postcodes')} />
      <NumberField
        label={text.returnSupplement}
        decimals
        hint={text.returnSupplementHint}
        {...field('returnSupplement')}
      />
    </fieldset>
  )
}
