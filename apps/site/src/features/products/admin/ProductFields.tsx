import { categoryLabels } from '@arkpax/schema/labels'
import { productCategories } from '@arkpax/schema/products'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { productFormText as text } from './admin-products.fi.ts'
import { ImagePreview } from './ImagePreview.tsx'
import type { ProductFormInput, ProductValues } from './product-values.ts'
import { SpecLines } from './SpecLines.tsx'
import { adminStockText } from './stock/admin-stock.fi.ts'

/** What is left of a stored product, and the way to change it: sales change it too, so it is not among the fields. */
export interface StoredStock {
  stock: number
  onStock: () => void
}

interface Props {
  form: UseFormReturn<ProductValues, unknown, ProductFormInput>
  stored: StoredStock | null
}

/** The fields of a product, its picture and the lines of its technical specs. */
export function ProductFields({ form, stored }: Props) {
  const { control, register, watch, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField label={text.name} required autoFocus error={errors.name?.message} {...register('name')} />
      <TextArea label={text.description} required error={errors.description?.message} {...register('description')} />
      <div className="grid gap-6 sm:grid-cols-3">
        <NumberField label={text.price} decimals required error={errors.price?.message} {...register('price')} />
        {stored ? (
          <Stock {...stored} />
        ) : (
          <NumberField label={text.stock} required error={errors.stock?.message} {...register('stock')} />
        )}
        <Select label={text.category} required error={errors.category?.message} {...register('category')}>
          <option value="">{text.chooseCategory}</option>
          {productCategories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-6 sm:grid-cols-[1fr_14rem]">
        <TextField
          label={text.image}
          hint={text.imageHint}
          inputMode="url"
          required
          error={errors.image_url?.message}
          {...register('image_url')}
        />
        <ImagePreview url={watch('image_url')} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField label={text.capacity} error={errors.batteryCapacity?.message} {...register('batteryCapacity')} />
        <NumberField label={text.power} error={errors.maxPower?.message} {...register('maxPower')} />
      </div>
      <Controller
        control={control}
        name="technicalSpecs"
        render={({ field }) => (
          <SpecLines
            lines={field.value ?? []}
            onChange={field.onChange}
            error={errors.technicalSpecs?.message}
            errorOf={(index) => errors.technicalSpecs?.[index]?.message}
          />
        )}
      />
    </>
  )
}

function Stock({ stock, onStock }: StoredStock) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-sm font-semibold">{text.stockNow}</p>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular-nums" aria-live="polite">
          {adminStockText.pieces(stock)}
        </p>
        <Button size="sm" className="min-h-11" onClick={onStock}>
          {adminStockText.edit}
        </Button>
      </div>
    </div>
  )
}
