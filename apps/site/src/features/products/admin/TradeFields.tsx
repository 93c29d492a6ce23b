import { productLabels as labels } from '@arkpax/schema/field-labels'
import { LOW_STOCK } from '@arkpax/schema/labels'
import { vatClassLabels } from '@arkpax/schema/vat-labels'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import type { ProductFormState } from './product-values.ts'
import { tradeText as text } from './trade.fi.ts'

/** Codes, tax, the limit of low stock, and what a carrier asks. */
export function TradeFields({ form }: { form: ProductFormState }) {
  const { register, formState } = form
  const { errors } = formState
  const measures = ['shipping_width_mm', 'shipping_depth_mm', 'shipping_height_mm'] as const
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label={labels.sku} hint={text.skuHint} error={errors.sku?.message} {...register('sku')} />
      <TextField
        label={labels.ean}
        hint={text.eanHint}
        inputMode="numeric"
        error={errors.ean?.message}
        {...register('ean')}
      />
      <Select label={labels.vat_class} hint={text.vatHint} error={errors.vat_class?.message} {...register('vat_class')}>
        <Options labels={vatClassLabels} />
      </Select>
      <NumberField
        label={labels.low_stock_limit}
        hint={text.lowStockHint(LOW_STOCK)}
        error={errors.low_stock_limit?.message}
        {...register('low_stock_limit')}
      />
      <NumberField
        decimals
        label={text.weight}
        error={errors.shipping_weight_g?.message}
        {...register('shipping_weight_g')}
      />
      {measures.map((name) => (
        <NumberField key={name} label={labels[name]} error={errors[name]?.message} {...register(name)} />
      ))}
      <TextField
        label={labels.un_number}
        hint={text.unHint}
        error={errors.un_number?.message}
        {...register('un_number')}
      />
    </div>
  )
}
