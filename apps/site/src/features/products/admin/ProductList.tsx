import { staffProductQuery } from '@arkpax/schema/products'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useReturnFocus } from '~/components/admin/use-return-focus.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminProductsText as text } from './admin-products.fi.ts'
import { ChosenProducts } from './ChosenProducts.tsx'
import { type ProductCallbacks, ProductCard } from './ProductCard.tsx'

interface Props extends ProductCallbacks {
  /** The id of the product whose form stands before the list; empty while none does. */
  editing: string
}

const { shape } = staffProductQuery

/** The products that the filters choose as cards, a page at a time; the days are those of their last change. */
export function ProductList({ editing, ...callbacks }: Props) {
  const filters = useListFilters('products', { q: '', nakyvyys: 'all', sort: 'order' })
  const { values, days } = filters
  const status = shape.status.catch('all').parse(values.nakyvyys)
  const sort = shape.sort.catch('order').parse(values.sort)
  const query = { q: values.q, status, sort, ...days }
  const products = usePagedList('GET /api/admin/products', query)
  const rows = useChosenRows(products.items)
  const mayWrite = useMay('products.write')
  const cards = useReturnFocus(editing, editButtonOf)
  return (
    <>
      <TitleActions>
        <ExportButton may="products.read" endpoint="GET /api/admin/products/export" options={[{ query }]} />
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        daysLabel={text.changed}
        labels={{ nakyvyys: () => `${text.status}: ${text.statuses[status].toLowerCase()}` }}
        search={{ label: text.search }}
      >
        <Select label={text.status} value={status} onChange={({ target }) => filters.set({ nakyvyys: target.value })}>
          <Options labels={text.statuses} />
        </Select>
      </ListTools>
      <ListResults list={products} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(items) => (
          <>
            {mayWrite && <ChooseAll rows={rows} />}
            <ul
              ref={cards}
              tabIndex={-1}
              className="grid gap-6 outline-none sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
              aria-label={text.products}
            >
              {items.map((product) => (
                <ProductCard key={product.id} product={product} rows={mayWrite ? rows : undefined} {...callbacks} />
              ))}
            </ul>
          </>
        )}
      </ListResults>
      <ChosenProducts rows={rows} />
    </>
  )
}

const editButtonOf = (id: string) => `[data-product="${CSS.escape(id)}"] [data-edit]`
