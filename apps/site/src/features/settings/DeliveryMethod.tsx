import { deliveryKindLabels } from '@arkpax/schema/delivery-labels'
import type { FieldErrors } from 'react-hook-form'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { DeliveryPrices } from './DeliveryPrices.tsx'
import type { MethodValues, ZoneValues } from './delivery-form.ts'
import { deliveryText as text } from './settings.fi.ts'

interface Props {
  method: MethodValues
  /** Which of the list, from 1. */
  number: number
  zones: readonly ZoneValues[]
  onChange: (method: MethodValues) => void
  errors: FieldErrors<MethodValues> | undefined
}

/** A way to deliver, with its prices by weight and zone; fetching from us has none. */
export function DeliveryMethod({ method, number, zones, onChange, errors }: Props) {
  const field = (name: 'name' | 'description' | 'daysFrom' | 'daysTo') => ({
    value: method[name],
    error: errors?.[name]?.message,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...method, [name]: target.value }),
  })
  return (
    <fieldset className="grid min-w-0 gap-4 border-l-2 border-line pl-4">
      <legend className="sr-only">{text.methods.row(number)}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={text.methodName} required {...field('name')} />
        <Select
          label={text.kind}
          value={method.kind}
          error={errors?.kind?.message}
          onChange={({ target }) => onChange({ ...method, kind: target.value as MethodValues['kind'] })}
        >
          <Options labels={deliveryKindLabels} />
        </Select>
        <TextField label={text.description} className="sm:col-span-2" {...field('description')} />
        <NumberField label={text.daysFrom} required {...field('daysFrom')} />
        <NumberField label={text.daysTo} required {...field('daysTo')} />
      </div>
      <Switch
        label={text.isOffered}
        checked={method.isOffered}
        onChange={({ target }) => onChange({ ...method, isOffered: target.checked })}
      />
      {method.kind !== 'collection' && (
        <DeliveryPrices
          name={method.name}
          steps={method.steps}
          zones={zones}
          onChange={(steps) => onChange({ ...method, steps })}
          errors={errors?.steps}
        />
      )}
    </fieldset>
  )
}
