import { paymentMethodLabels } from '@arkpax/schema/order-states'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { orderFormTexts as texts } from './order-form.fi.ts'
import type { OrderFormValues } from './order-form-values.ts'

interface Props {
  register: UseFormRegister<OrderFormValues>
  errors: FieldErrors<OrderFormValues>
  /** A company's fields are in sight at once, because there is something in them. */
  hasCompany: boolean
  /** The day by which it is paid can be chosen; of a new order the terms of the sale say it. */
  hasDueDay?: boolean
}

/** Who buys, where it goes, where the bill goes and how it is paid. */
export function BuyerFields({ register, errors, hasCompany, hasDueDay = false }: Props) {
  const field = (name: Exclude<keyof typeof texts.fields, 'payment_method' | 'payment_due_on'>) => ({
    label: texts.fields[name],
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoFocus={!hasDueDay} {...field('customer_name')} />
        <TextField type="email" {...field('customer_email')} />
        <TextField type="tel" {...field('customer_phone')} />
        <TextField {...field('shipping_address')} />
        <TextField inputMode="numeric" {...field('shipping_postcode')} />
        <TextField {...field('shipping_city')} />
      </div>
      <details className="group rounded-sm border border-line" open={hasCompany}>
        <summary className="flex min-h-11 items-center px-4 font-semibold hover:bg-sunken">{texts.company}</summary>
        <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
          <TextField {...field('company')} />
          <TextField {...field('business_id')} hint={texts.businessIdHint} />
          <TextField className="sm:col-span-2" {...field('billing_address')} hint={texts.billingHint} />
          <TextField inputMode="numeric" {...field('billing_postcode')} />
          <TextField {...field('billing_city')} />
          <TextField {...field('einvoice_address')} />
          <TextField {...field('einvoice_operator')} />
        </div>
      </details>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.fields.payment_method}
          error={errors.payment_method?.message}
          {...register('payment_method')}
        >
          <option value="">{texts.noPayment}</option>
          <Options labels={paymentMethodLabels} />
        </Select>
        {hasDueDay && (
          <TextField
            type="date"
            label={texts.fields.payment_due_on}
            error={errors.payment_due_on?.message}
            {...register('payment_due_on')}
          />
        )}
      </div>
    </>
  )
}
