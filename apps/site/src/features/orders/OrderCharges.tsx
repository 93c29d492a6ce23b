import { Plus, Trash2 } from 'lucide-react'
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { mistakesOfRow, useNewRows } from '~/lib/use-new-rows.ts'
import { lineClass } from './OrderLines.tsx'
import { orderFormTexts as texts } from './order-form.fi.ts'
import { emptyCharge, type OrderFormValues } from './order-form-values.ts'

const MAX_CHARGES = 20

interface Props<Output extends FieldValues> {
  form: UseFormReturn<OrderFormValues, unknown, Output>
}

/** What an order costs beside its products: delivery and work. */
export function OrderCharges<Output extends FieldValues>({ form: { control, register, formState } }: Props<Output>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'charges', keyName: 'key' })
  const wasSent = useNewRows(formState.submitCount)
  const { errors, touchedFields } = formState
  const isFull = fields.length >= MAX_CHARGES

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.charges}</legend>
      {fields.map((field, index) => {
        const errorOf = mistakesOfRow<'name' | 'quantity' | 'price' | 'discount'>(
          wasSent(field.key),
          touchedFields.charges?.[index],
          errors.charges?.[index],
        )
        return (
          <div key={field.key} className={lineClass}>
            <TextField
              label={texts.chargeName}
              className="col-span-full sm:col-span-1"
              error={errorOf('name')}
              {...register(`charges.${index}.name`)}
            />
            <NumberField
              label={texts.quantity}
              error={errorOf('quantity')}
              {...register(`charges.${index}.quantity`)}
            />
            <NumberField
              decimals
              label={texts.price}
              error={errorOf('price')}
              {...register(`charges.${index}.price`)}
            />
            <NumberField
              decimals
              label={texts.discount}
              error={errorOf('discount')}
              {...register(`charges.${index}.discount`)}
            />
            <Button
              tone="quiet"
              size="icon"
              className="mt-7"
              aria-label={texts.removeCharge(index + 1)}
              onClick={() => remove(index)}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={isFull} onClick={() => append(emptyCharge('delivery', texts.deliveryName))}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.addDelivery}
        </Button>
        <Button size="sm" disabled={isFull} onClick={() => append(emptyCharge('service', texts.serviceName))}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.addService}
        </Button>
      </div>
    </fieldset>
  )
}
