import { typedDecimal } from '@arkpax/schema/decimal'
import { formatEuros } from '@arkpax/schema/format-fi'
import { comingBack, type ReturnDetail, type ReturnInput } from '@arkpax/schema/returns'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { ReturnValues } from './return-values.ts'
import { returnsText as text } from './returns.fi.ts'

export interface ReturnPart {
  of: ReturnDetail
  form: UseFormReturn<ReturnValues, unknown, ReturnInput>
}

/** How the goods come back; of a return of which nothing comes back, nothing. */
export function ReturnPickup({ of, form: { register, formState, setFocus, setValue, watch } }: ReturnPart) {
  const { errors } = formState
  if (comingBack(of.items).length === 0) return null
  const usual = of.usual_pickup_cost
  const isPaid = of.state === 'refunded'
  return (
    <section aria-labelledby="palautuksen-kuljetus" className="grid grid-cols-1 gap-4">
      <h2 id="palautuksen-kuljetus" className="font-semibold">
        {text.pickup}
      </h2>
      {of.needs_freight && <p className="rounded-sm bg-notice-tint p-3">{text.freight}</p>}
      <TextArea
        label={text.pickupText}
        hint={text.pickupHint}
        rows={5}
        error={errors.pickup_text?.message}
        {...register('pickup_text')}
      />
      {watch('pickup_text') === '' && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() =>
            setValue('pickup_text', of.needs_freight ? text.usualText : text.usualPanelText, { shouldDirty: true })
          }
        >
          {text.fillText}
        </Button>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={text.pickupOn} type="date" error={errors.pickup_on?.message} {...register('pickup_on')} />
        <div className="grid grid-cols-1 gap-2">
          <NumberField
            label={text.pickupCost}
            hint={usual === null ? text.agreedCost : text.usualCost(formatEuros(usual))}
            decimals
            readOnly={isPaid}
            error={errors.pickup_cost?.message}
            {...register('pickup_cost')}
          />
          {usual !== null && usual > 0 && !isPaid && watch('pickup_cost') === '' && (
            <Button
              size="sm"
              className="justify-self-start"
              onClick={() => {
                setValue('pickup_cost', typedDecimal(usual, 2), { shouldDirty: true, shouldValidate: true })
                setFocus('pickup_cost')
              }}
            >
              {text.fillCost(formatEuros(usual))}
            </Button>
          )}
        </div>
        <TextField label={text.sentOn} type="date" error={errors.sent_on?.message} {...register('sent_on')} />
        <TextField label={text.arrivedOn} type="date" error={errors.arrived_on?.message} {...register('arrived_on')} />
      </div>
    </section>
  )
}
