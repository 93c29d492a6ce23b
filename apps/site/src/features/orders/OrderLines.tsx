import { formatEuros } from '@arkpax/schema/format-fi'
import type { OrderInput } from '@arkpax/schema/orders'
import type { StaffProduct } from '@arkpax/schema/products'
import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { emptyLine, type OrderFormValues } from './order-form-values.ts'
import { ordersTexts } from './orders.fi.ts'

const MAX_LINES = 100

interface Props {
  form: UseFormReturn<OrderFormValues, unknown, OrderInput>
  products: readonly StaffProduct[]
}

/** The products of a new order, a line each; a shortage is told at its line. */
export function OrderLines({ form, products }: Props) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const errors = formState.errors.items
  const errorOfAll = errors?.root?.message ?? errors?.message

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{ordersTexts.items}</legend>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:border-b max-sm:border-line max-sm:pb-4 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
        >
          <Select
            // A restored choice can be shown only once its product is among the options.
            key={products.length > 0 ? 'products' : 'loading'}
            label={ordersTexts.product}
            className="max-sm:col-span-2"
            error={errors?.[index]?.product_id?.message}
            {...register(`items.${index}.product_id`)}
          >
            <option value="">{ordersTexts.chooseProduct}</option>
            {products.map(({ id, name, price, stock, reserved }) => (
              <option key={id} value={id}>
                {ordersTexts.productOption(name, formatEuros(price), stock - reserved)}
              </option>
            ))}
          </Select>
          <NumberField
            label={ordersTexts.quantity}
            error={errors?.[index]?.quantity?.message}
            {...register(`items.${index}.quantity`)}
          />
          <Button
            tone="quiet"
            size="icon"
            className="mt-7"
            aria-label={ordersTexts.removeLine(index + 1)}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </Button>
        </div>
      ))}
      {errorOfAll && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorOfAll}
        </p>
      )}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= MAX_LINES}
        onClick={() => append(emptyLine)}
      >
        <Plus className="size-4" aria-hidden="true" />
        {ordersTexts.addLine}
      </Button>
    </fieldset>
  )
}
