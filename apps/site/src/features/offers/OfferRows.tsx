import { typedDecimal } from '@arkpax/schema/decimal'
import type { StaffProduct } from '@arkpax/schema/products'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { useNewRows } from '~/lib/use-new-rows.ts'
import type { FormPart } from './OfferBuyer.tsx'
import { OfferRow } from './OfferRow.tsx'
import { freeRow, productRow } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

const MAX_ROWS = 100

/** The rows of an offer: products, work and the delivery, each at its own price. */
export function OfferRows({ form, products }: FormPart & { products: readonly StaffProduct[] }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' })
  const wasSent = useNewRows(form.formState.submitCount)
  const errors = form.formState.errors.rows
  const errorOfAll = errors?.root?.message ?? errors?.message

  function choose(index: number, id: string) {
    const product = products.find((one) => one.id === id)
    if (!product) return
    const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(`rows.${index}.name`, product.name, set)
    form.setValue(`rows.${index}.price`, typedDecimal(product.price, 2), set)
    if (product.vatPercent !== undefined)
      form.setValue(`rows.${index}.vat_percent`, typedDecimal(product.vatPercent), set)
  }

  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">{text.rows}</legend>
      {fields.map((field, index) => (
        <OfferRow
          key={field.id}
          form={form}
          index={index}
          wasSent={wasSent(field.id)}
          products={products}
          onChoose={(id) => choose(index, id)}
          onRemove={() => remove(index)}
        />
      ))}
      {errorOfAll && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorOfAll}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <AddRow label={text.addProduct} isFull={fields.length >= MAX_ROWS} onPress={() => append(productRow())} />
        <AddRow label={text.addService} isFull={fields.length >= MAX_ROWS} onPress={() => append(freeRow('service'))} />
        <AddRow
          label={text.addDelivery}
          isFull={fields.length >= MAX_ROWS}
          onPress={() => append(freeRow('delivery', text.delivery))}
        />
      </div>
    </fieldset>
  )
}

const AddRow = ({ label, isFull, onPress }: { label: string; isFull: boolean; onPress: () => void }) => (
  <Button size="sm" disabled={isFull} onClick={onPress}>
    <Plus className="size-4" aria-hidden="true" />
    {label}
  </Button>
)
