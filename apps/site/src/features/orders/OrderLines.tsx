import { typedDecimal } from '@arkpax/schema/decimal'
import { formatEuros } from '@arkpax/schema/format-fi'
import type { StaffProduct } from '@arkpax/schema/products'
import { Plus, Trash2 } from 'lucide-react'
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { errorClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { mistakesOfRow, useNewRows } from '~/lib/use-new-rows.ts'
import { orderFormTexts as texts } from './order-form.fi.ts'
import { emptyLine, type OrderFormValues } from './order-form-values.ts'

const MAX_LINES = 100

/** A line of the form: what it is, the figures beside each other, and the way out of it. */
export const lineClass =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 max-sm:gap-2 max-sm:[&_input]:px-2 border-b border-line pb-4 last-of-type:border-b-0 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8rem_auto] sm:border-b-0 sm:pb-0'

interface Props<Output extends FieldValues> {
  form: UseFormReturn<OrderFormValues, unknown, Output>
  products: readonly StaffProduct[]
  /** The names of lines that are there already, by their ids: their product stays. */
  names?: ReadonlyMap<string, string>
}

/** The products of an order, a line each; a shortage is told at its line. */
export function OrderLines<Output extends FieldValues>({ form, products, names }: Props<Output>) {
  const { control, register, formState, watch } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'items', keyName: 'key' })
  const wasSent = useNewRows(formState.submitCount)
  const errors = formState.errors.items
  const touched = formState.touchedFields.items
  const errorOfAll = errors?.root?.message ?? errors?.message

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.items}</legend>
      {fields.map((field, index) => {
        const name = names?.get(field.id)
        const errorOf = mistakesOfRow<'product_id' | 'quantity' | 'price' | 'discount'>(
          wasSent(field.key),
          touched?.[index],
          errors?.[index],
        )
        const chosen = products.find(({ id }) => id === watch(`items.${index}.product_id`))
        return (
          <div key={field.key} className={lineClass}>
            {name ? (
              <div className="col-span-full sm:col-span-1">
                <p className={labelClass}>{texts.product}</p>
                <p className="mt-2 font-medium wrap-anywhere sm:mt-4">{name}</p>
                {errors?.[index]?.product_id && (
                  <p role="alert" className={errorClass}>
                    {errors[index].product_id.message}
                  </p>
                )}
              </div>
            ) : (
              <Select
                // A restored choice can be shown only once its product is among the options.
                key={products.length > 0 ? 'products' : 'loading'}
                label={texts.product}
                className="col-span-full sm:col-span-1"
                error={errorOf('product_id')}
                {...register(`items.${index}.product_id`)}
              >
                <option value="">{texts.chooseProduct}</option>
                {products.map(({ id, name, price, stock, reserved }) => (
                  <option key={id} value={id}>
                    {texts.productOption(name, formatEuros(price), stock - reserved)}
                  </option>
                ))}
              </Select>
            )}
            <NumberField label={texts.quantity} error={errorOf('quantity')} {...register(`items.${index}.quantity`)} />
            <NumberField
              decimals
              label={texts.price}
              placeholder={chosen && typedDecimal(chosen.price, 2)}
              error={errorOf('price')}
              {...register(`items.${index}.price`)}
            />
            <NumberField
              decimals
              label={texts.discount}
              error={errorOf('discount')}
              {...register(`items.${index}.discount`)}
            />
            <Button
              tone="quiet"
              size="icon"
              className="mt-7"
              aria-label={texts.removeLine(index + 1)}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      {errorOfAll && (
        <p role="alert" className={errorClass}>
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
        {texts.addLine}
      </Button>
    </fieldset>
  )
}
