import type { OfferInput } from '@arkpax/schema/offers'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '~/components/ui/react/Field.tsx'
import type { OfferValues } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

export interface FormPart {
  form: UseFormReturn<OfferValues, unknown, OfferInput>
}

/** Whom the offer is for, and where it would be delivered. */
export function OfferBuyer({ form: { register, formState } }: FormPart) {
  const { errors } = formState
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{text.buyer}</legend>
        <TextField label={text.customerName} error={errors.customer_name?.message} {...register('customer_name')} />
        <TextField
          label={text.email}
          type="email"
          error={errors.customer_email?.message}
          {...register('customer_email')}
        />
        <TextField
          label={text.phone}
          type="tel"
          error={errors.customer_phone?.message}
          {...register('customer_phone')}
        />
        <TextField label={text.company} error={errors.company?.message} {...register('company')} />
        <TextField label={text.businessId} error={errors.business_id?.message} {...register('business_id')} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_minmax(0,14rem)] sm:items-end">
        <legend className="mb-1 font-semibold">{text.place}</legend>
        <p className="text-sm text-ink-muted sm:col-span-3">{text.placeHint}</p>
        <TextField label={text.address} error={errors.shipping_address?.message} {...register('shipping_address')} />
        <TextField
          label={text.postcode}
          inputMode="numeric"
          error={errors.shipping_postcode?.message}
          {...register('shipping_postcode')}
        />
        <TextField label={text.city} error={errors.shipping_city?.message} {...register('shipping_city')} />
      </fieldset>
    </>
  )
}
