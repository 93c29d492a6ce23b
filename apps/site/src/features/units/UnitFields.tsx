import type { unitFacts } from '@arkpax/schema/units'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { unitsText as text } from './units.fi.ts'

/** How a unit was made, as typed. */
export const unitValues = z.object({
  product_id: z.string(),
  made_on: z.string(),
  made_in: z.string(),
  batch: z.string(),
})
export type UnitValues = z.output<typeof unitValues>

/** The same as it is sent. */
export const toFacts = ({ made_on, ...typed }: UnitValues): z.input<typeof unitFacts> => ({
  ...typed,
  made_on: made_on || null,
})

interface Props {
  /** A field as its form registers it, with what is wrong in it. */
  field: (name: keyof UnitValues) => UseFormRegisterReturn & { error: string | undefined }
  /** What it is already: it can be chosen before the products have come, and when it has left the shop. */
  product?: { id: string; name: string }
}

/** The product, and when, where and in which batch it was made. */
export function UnitFields({ field, product }: Props) {
  const { data = [] } = useAllProducts()
  const products = product && !data.some(({ id }) => id === product.id) ? [product, ...data] : data
  return (
    <>
      <Select label={text.product} {...field('product_id')}>
        <option value="">{text.chooseProduct}</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField type="date" label={text.optional(text.madeOn)} {...field('made_on')} />
        <TextField label={text.optional(text.batch)} maxLength={100} {...field('batch')} />
      </div>
      <TextField label={text.optional(text.madeIn)} maxLength={200} {...field('made_in')} />
    </>
  )
}
