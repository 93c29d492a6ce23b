import { categoryLabels, productStatusLabels } from '@arkpax/schema/labels'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { productFormText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'
import { adminStockText } from './stock/admin-stock.fi.ts'
import { TextRows } from './TextRows.tsx'

/** What a product is called and said to be. */
export function NameFields({ form }: { form: ProductFormState }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField label={text.name} required autoFocus error={errors.name?.message} {...register('name')} />
      <TextArea label={text.description} required error={errors.description?.message} {...register('description')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select label={text.category} required error={errors.category?.message} {...register('category')}>
          <option value="">{text.chooseCategory}</option>
          <Options labels={categoryLabels} />
        </Select>
        <TextField
          label={text.tagline}
          hint={text.taglineHint}
          error={errors.details?.tagline?.message}
          {...register('details.tagline')}
        />
        <TextField
          label={text.englishName}
          hint={text.foreignNameHint}
          error={errors.details?.englishName?.message}
          {...register('details.englishName')}
        />
        <TextField
          label={text.swedishName}
          error={errors.details?.swedishName?.message}
          {...register('details.swedishName')}
        />
      </div>
      <TextRows form={form} name="details.badges" />
    </>
  )
}

/** What is left of a stored product, and the way to change it: sales change it too, so it is not among the fields. */
export interface StoredStock {
  stock: number
  onStock: () => void
}

interface SaleProps {
  form: ProductFormState
  stored: StoredStock | null
}

/** What a product costs, how many there are, and whether visitors see it. */
export function SaleFields({ form, stored }: SaleProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberField label={text.price} decimals required error={errors.price?.message} {...register('price')} />
      {stored ? (
        <Stock {...stored} />
      ) : (
        <NumberField label={text.stock} required error={errors.stock?.message} {...register('stock')} />
      )}
      <Select label={text.status} hint={text.statusHint} error={errors.status?.message} {...register('status')}>
        <Options labels={productStatusLabels} />
      </Select>
      <NumberField
        label={text.position}
        hint={text.positionHint}
        required
        error={errors.position?.message}
        {...register('position')}
      />
    </div>
  )
}

function Stock({ stock, onStock }: StoredStock) {
  const mayCount = useMay('stock.write')
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-sm font-semibold">{text.stockNow}</p>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular-nums" aria-live="polite">
          {adminStockText.pieces(stock)}
        </p>
        {mayCount && (
          <Button size="sm" className="min-h-11" onClick={onStock}>
            {adminStockText.edit}
          </Button>
        )}
      </div>
    </div>
  )
}
