import { productLabels as labels, settingsLabels } from '@arkpax/schema/field-labels'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { ProductFormState } from './product-values.ts'
import { tradeText as text } from './trade.fi.ts'

const fields = ['campaign_price', 'campaign_from', 'campaign_until'] as const

/** A lower price for some days. */
export function CampaignFields({ form }: { form: ProductFormState }) {
  const { register, formState, watch, setValue } = form
  const { errors } = formState
  const isEmpty = watch(fields).every((value) => value === '')
  function remove() {
    for (const field of fields) setValue(field, '', { shouldDirty: true, shouldValidate: true })
    form.setFocus('campaign_price')
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{text.campaign}</legend>
      <p className="max-w-prose text-sm text-ink-muted">{text.campaignHint}</p>
      <div className="grid gap-6 sm:grid-cols-3">
        <NumberField
          label={labels.campaign_price}
          decimals
          error={errors.campaign_price?.message}
          {...register('campaign_price')}
        />
        <TextField
          type="date"
          label={settingsLabels.from}
          error={errors.campaign_from?.message}
          {...register('campaign_from')}
        />
        <TextField
          type="date"
          label={settingsLabels.until}
          error={errors.campaign_until?.message}
          {...register('campaign_until')}
        />
      </div>
      {!isEmpty && (
        <div>
          <Button size="sm" className="min-h-11" onClick={remove}>
            {text.removeCampaign}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
