import { formatEuros } from '@arkpax/schema/format-fi'
import type { StaffProduct } from '@arkpax/schema/products'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { RowList } from '~/components/admin/RowList.tsx'
import { errorClass, hintClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { listTexts, otherProductsText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

/** So many found products are offered at once. */
const OFFERED = 6

interface Props {
  form: ProductFormState
  name: 'details.accessories' | 'details.related'
  /** The product itself, which belongs to neither list. */
  self: string | null
}

/** Other products that the page of this one shows, found by name and put in order. */
export function OtherProducts({ form, name, self }: Props) {
  const { data, error, refetch } = useAllProducts()
  const list = name === 'details.accessories' ? 'accessories' : 'related'
  const errors = form.formState.errors.details?.[list]
  const productOf = (id: string) => data?.find((product) => product.id === id)
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="grid gap-4">
          <RowList text={listTexts[list]} rows={value} onChange={onChange} error={errors?.message}>
            {(id, index) => (
              <ChosenProduct product={productOf(id)} isRead={data !== undefined} error={errors?.[index]?.message} />
            )}
          </RowList>
          {error ? (
            <LoadFailure title={text.failed} error={error} onRetry={refetch} />
          ) : (
            <FindProduct
              label={text.search[list]}
              products={(data ?? []).filter(({ id }) => id !== self && !value.includes(id))}
              onAdd={(id) => onChange([...value, id])}
            />
          )}
        </div>
      )}
    />
  )
}

interface ChosenProps {
  product: StaffProduct | undefined
  /** Whether the products have been read: until then none is missing. */
  isRead: boolean
  error: string | undefined
}

function ChosenProduct({ product, isRead, error }: ChosenProps) {
  const gone = isRead ? text.gone : '…'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <p className="font-medium wrap-anywhere">{product?.name ?? gone}</p>
      {product && <p className="text-ink-muted tabular-nums">{formatEuros(product.price)}</p>}
      {product && product.status !== 'shown' && <p className={hintClass}>{text.notShown}</p>}
      {error && (
        <p className={`${errorClass} basis-full`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface FindProps {
  label: string
  products: readonly StaffProduct[]
  onAdd: (id: string) => void
}

/** A search whose results are buttons. It stands inside a form, where Enter takes the first of them. */
function FindProduct({ label, products, onAdd }: FindProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const wanted = typed.trim().toLocaleLowerCase('fi')
  const found = wanted === '' ? [] : products.filter(({ name }) => name.toLocaleLowerCase('fi').includes(wanted))

  function add({ id }: StaffProduct) {
    onAdd(id)
    setTyped('')
    field.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={field} className="grid gap-3">
      <TextField
        type="search"
        className="max-w-md"
        label={label}
        placeholder={text.placeholder}
        value={typed}
        aria-controls={id}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) add(found[0])
        }}
      />
      <p role="status" className={wanted === '' ? 'sr-only' : hintClass}>
        {wanted === '' ? '' : found.length > 0 ? text.found(found.length) : text.notFound}
      </p>
      <ul id={id} className="flex flex-wrap gap-2">
        {found.slice(0, OFFERED).map((product) => (
          <li key={product.id}>
            <Button size="sm" className="min-h-11" onClick={() => add(product)}>
              <Plus className="size-4" aria-hidden="true" />
              {text.add(product.name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
