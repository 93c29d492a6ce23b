import { typedDecimal } from '@arkpax/schema/decimal'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { StaffProduct } from '@arkpax/schema/products'
import { Trash2 } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { mistakesOfRow } from '~/lib/use-new-rows.ts'
import type { FormPart } from './OfferBuyer.tsx'
import { centsOf, differs, type RowValues } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

interface Props extends FormPart {
  index: number
  /** It was there when the form was last sent: before, it tells of a mistake only where somebody has been. */
  wasSent: boolean
  products: readonly StaffProduct[]
  onChoose: (productId: string) => void
  onRemove: () => void
}

/** One row of an offer; of a product it tells what the catalogue asks, where the price is another. */
export function OfferRow({ form, index, wasSent, products, onChoose, onRemove }: Props) {
  const { register, watch, formState } = form
  const { errors, touchedFields } = formState
  const errorOf = mistakesOfRow<Exclude<keyof RowValues, 'kind'>>(
    wasSent,
    touchedFields.rows?.[index],
    errors.rows?.[index],
  )
  const row = watch(`rows.${index}`)
  const isProduct = row.kind === 'product'
  const product = isProduct ? products.find(({ id }) => id === row.product_id) : undefined
  return (
    <div className="grid grid-cols-2 items-start gap-3 border-b border-line pb-5 md:grid-cols-[minmax(0,1fr)_5rem_8rem_7rem_auto]">
      {isProduct ? (
        <Select
          // Its options come anew with the products, and the choice with them.
          key={products.length > 0 ? 'products' : 'loading'}
          label={text.product}
          className="max-md:col-span-2"
          error={errorOf('product_id')}
          {...register(`rows.${index}.product_id`, { onChange: (event) => onChoose(event.target.value) })}
        >
          <option value="">{text.chooseProduct}</option>
          {/* What was chosen stays chosen while the products come, and when it is sold no more. */}
          {row.product_id && !product && <option value={row.product_id}>{row.name}</option>}
          {products.map(({ id, name, stock, reserved }) => (
            <option key={id} value={id}>
              {text.productOption(name, stock - reserved)}
            </option>
          ))}
        </Select>
      ) : (
        <div className="grid gap-3 max-md:col-span-2 sm:grid-cols-[minmax(0,1fr)_6rem]">
          <TextField label={text.rowName} error={errorOf('name')} {...register(`rows.${index}.name`)} />
          <NumberField
            label={text.vat}
            decimals
            error={errorOf('vat_percent')}
            {...register(`rows.${index}.vat_percent`)}
          />
        </div>
      )}
      <NumberField label={text.quantity} error={errorOf('quantity')} {...register(`rows.${index}.quantity`)} />
      <NumberField label={text.price} decimals error={errorOf('price')} {...register(`rows.${index}.price`)} />
      <NumberField label={text.discount} decimals error={errorOf('discount')} {...register(`rows.${index}.discount`)} />
      <Button
        tone="quiet"
        size="icon"
        className="mt-7 max-md:justify-self-end"
        aria-label={text.removeRow(index + 1)}
        onClick={onRemove}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </Button>
      <p className="col-span-full flex flex-wrap items-center gap-x-4 text-sm text-ink-muted tabular-nums">
        <span>
          {text.sum} {formatEuros(toEuros(centsOf(row)))}
        </span>
        {product && differs(row.price, product.price) && (
          <button
            type="button"
            className="min-h-8 underline"
            onClick={() =>
              form.setValue(`rows.${index}.price`, typedDecimal(product.price, 2), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {text.backToCatalogue(formatEuros(product.price))}
          </button>
        )}
      </p>
    </div>
  )
}
