import { staffProductQuery } from '@arkpax/schema/products'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useReturnFocus } from '~/components/admin/use-return-focus.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminProductsText as text } from './admin-products.fi.ts'
import { type ProductCallbacks, ProductCard } from './ProductCard.tsx'

interface Props extends ProductCallbacks {
  /** The id of the product whose form stands before the list; empty while none does. */
  editing: string
}

/** The products of the chosen visibility as cards, a page at a time. */
export function ProductList({ editing, ...callbacks }: Props) {
  const [address, setAddress] = useUrlState({ nakyvyys: 'all' })
  const status = staffProductQuery.shape.status.catch('all').parse(address.nakyvyys)
  const products = usePagedList('GET /api/admin/products', { status })
  const cards = useReturnFocus(editing, editButtonOf)
  return (
    <>
      <Select
        label={text.status}
        className="max-w-60"
        value={status}
        onChange={({ target }) => setAddress({ nakyvyys: target.value })}
      >
        {Object.entries(text.statuses).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <ListResults
        list={products}
        isFiltered={status !== 'all'}
        text={text}
        onClear={() => setAddress({ nakyvyys: 'all' })}
      >
        {(items) => (
          <ul
            ref={cards}
            tabIndex={-1}
            className="grid gap-6 outline-none sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
            aria-label={text.products}
          >
            {items.map((product) => (
              <ProductCard key={product.id} product={product} {...callbacks} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}

const editButtonOf = (id: string) => `[data-product="${CSS.escape(id)}"] button`
