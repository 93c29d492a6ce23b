import { Checkbox, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { FormPart } from './OfferBuyer.tsx'
import { offerText as text } from './offers.fi.ts'

/** Until when it holds, what goes with it, and what is said to the customer. */
export function OfferChoices({ form: { register, formState } }: FormPart) {
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{text.choices}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={text.validUntil}
          type="date"
          error={errors.valid_until?.message}
          {...register('valid_until')}
        />
        <NumberField
          label={text.deliveryDays}
          hint={text.deliveryDaysHint}
          error={errors.delivery_days?.message}
          {...register('delivery_days')}
        />
        <NumberField
          label={text.returnCost}
          hint={text.returnCostHint}
          decimals
          error={errors.return_cost?.message}
          {...register('return_cost')}
        />
      </div>
      <div className="grid gap-1">
        <Checkbox label={text.isCollected} {...register('is_collected')} />
        <Checkbox label={text.holds} {...register('holds_stock')} />
        <Checkbox label={text.reminds} {...register('reminds')} />
      </div>
      <TextArea label={text.message} rows={4} error={errors.message?.message} {...register('message')} />
    </fieldset>
  )
}
