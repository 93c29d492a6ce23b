import type { StaffProduct } from '@arkpax/schema/products'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { deliveryText as text } from './settings.fi.ts'

interface Asked {
  postcode: string
  product: string
  quantity: string
}

interface Props {
  products: readonly StaffProduct[]
  asked: Asked
  onChange: (asked: Asked) => void
}

/** A postcode, a product and how many of it: nothing of it is saved. */
export function TryOutFields({ products, asked, onChange }: Props) {
  const field = (name: keyof Asked) => ({
    value: asked[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      onChange({ ...asked, [name]: target.value }),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField label={text.tryPostcode} inputMode="numeric" autoComplete="off" {...field('postcode')} />
      <Select label={text.tryProduct} {...field('product')}>
        <option value="">{text.tryChoose}</option>
        <Options labels={Object.fromEntries(products.map(({ id, name }) => [id, name]))} />
      </Select>
      <NumberField label={text.tryQuantity} {...field('quantity')} />
    </div>
  )
}
