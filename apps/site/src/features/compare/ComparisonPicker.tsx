import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { compareText } from './compare.fi.ts'
import type { ComparedProduct } from './comparison-rows.ts'

/** Picks one more product for the comparison. What is chosen already can be chosen again and is then refused in words. */
export function ComparisonPicker({
  products,
  onPick,
}: {
  products: readonly ComparedProduct[]
  onPick: (product: ComparedProduct) => void
}) {
  const [chosen, setChosen] = useState('')

  function pick(event: SubmitEvent) {
    event.preventDefault()
    const product = products.find((candidate) => candidate.id === chosen)
    if (product) onPick(product)
  }

  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={pick}>
      <Select
        label={compareText.pickerLabel}
        className="w-60 grow sm:max-w-xs md:w-52 lg:w-60"
        value={chosen}
        required
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{compareText.pickerChoose}</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}
          </option>
        ))}
      </Select>
      <Button type="submit" tone="solid" className="min-h-12">
        {compareText.pickerAdd}
      </Button>
    </form>
  )
}
