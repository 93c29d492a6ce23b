import { categoryLabels } from '@arkpax/schema/labels'
import { productCategories } from '@arkpax/schema/products'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { productFormText as text } from './admin-products.fi.ts'
import { ImagePreview } from './ImagePreview.tsx'
import type { ProductValues, productForm } from './product-values.ts'
import { SpecLines } from './SpecLines.tsx'

type Form = UseFormReturn<ProductValues, unknown, z.output<typeof productForm>>

/** The fields of a product (spec §5), its picture and the lines of its technical specs. */
export function ProductFields({ form }: { form: Form }) {
  const { control, register, watch, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField label={text.name} required autoFocus error={errors.name?.message} {...register('name')} />
      <TextArea label={text.description} required error={errors.description?.message} {...register('description')} />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          label={text.price}
          type="number"
          step="0.01"
          min="0"
          required
          error={errors.price?.message}
          {...register('price')}
        />
        <TextField
          label={text.stock}
          type="number"
          step="1"
          min="0"
          required
          error={errors.stock?.message}
          {...register('stock')}
        />
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
        <TextField
          label={text.capacity}
          type="number"
          step="1"
          min="0"
          error={errors.batteryCapacity?.message}
          {...register('batteryCapacity')}
        />
        <TextField
          label={text.power}
          type="number"
          step="1"
          min="0"
          error={errors.maxPower?.message}
          {...register('maxPower')}
        />
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
