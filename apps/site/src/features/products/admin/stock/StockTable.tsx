import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { stockPageCategory, stockPageLabel } from '@arkpax/schema/labels'
import { lowStockLimit } from '@arkpax/schema/product-trade'
import { type Product, type StaffProduct, staffProductQuery } from '@arkpax/schema/products'
import type { StockFigures } from '@arkpax/schema/reorder'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminProductsText } from '../admin-products.fi.ts'
import { adminStockText as text } from './admin-stock.fi.ts'
import { figureLines, holdsText } from './stock-desk.fi.ts'

/** Over the alignment of the cell's own recipe. */
const middle = 'align-middle!'

/** What gives way to a row's buttons on a tablet. */
const lesser = 'md:max-lg:hidden'

const { shape } = staffProductQuery

interface RowActions {
  onEdit: (product: Product) => void
  onHold: (product: Product) => void
}

/** The stock level of every product, or of those that run low, a page at a time. */
export function StockTable(actions: RowActions) {
  const { data } = useRead('GET /api/admin/stock-figures')
  const figures = new Map(data?.products.map((figures) => [figures.product_id, figures]))
  const filters = useListFilters('stock', { q: '', stock: 'all', sort: 'order' })
  const { q } = filters.values
  const stock = shape.stock.catch('all').parse(filters.values.stock)
  const sort = shape.sort.catch('order').parse(filters.values.sort)
  const list = usePagedList('GET /api/admin/products', { q, stock, sort })
  const sorting = { sort, onSort: (by: string) => filters.set({ sort: by }) }
  return (
    <section>
      <h2 className="display mb-3 text-xl">{text.products}</h2>
      <TitleActions>
        <ExportButton
          may="stock.read"
          endpoint="GET /api/admin/stock-export"
          options={[{ query: { q, stock, sort } }]}
        />
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        hasDays={false}
        labels={{ stock: () => text.levels[stock] }}
        search={{ label: adminProductsText.search }}
      >
        <Select label={text.level} value={stock} onChange={({ target }) => filters.set({ stock: target.value })}>
          <Options labels={text.levels} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text.list} onClear={filters.clear}>
        {(products) => (
          <Table label={text.products} stacked>
            <thead>
              <tr>
                <SortHead name="name" {...sorting} label={text.columns.product} />
                <HeadCell className={lesser}>{text.columns.category}</HeadCell>
                <SortHead
                  name="price"
                  {...sorting}
                  label={text.columns.price}
                  numeric
                  first="descending"
                  className={lesser}
                />
                <SortHead name="stock" {...sorting} label={text.columns.stock} numeric />
                <HeadCell>{text.columns.state}</HeadCell>
                <HeadCell>{text.columns.bound}</HeadCell>
                <HeadCell>
                  <span className="sr-only">{text.columns.edit}</span>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <StockRow key={product.id} {...actions} product={product} figures={figures.get(product.id)} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}

interface RowProps extends RowActions {
  product: StaffProduct
  figures: StockFigures | undefined
}

function StockRow({ product, figures, onEdit, onHold }: RowProps) {
  const state = stockPageLabel(product.stock - product.reserved, lowStockLimit(product))
  const mayWrite = useMay('stock.write')
  return (
    <tr>
      <Cell className={`${middle} min-w-44 font-medium wrap-anywhere`}>{product.name}</Cell>
      <Cell label={text.columns.category} className={`${middle} ${lesser}`}>
        {stockPageCategory(product.category)}
      </Cell>
      <Cell numeric label={text.columns.price} className={`${middle} ${lesser}`}>
        {formatEuros(product.price)}
      </Cell>
      <Cell numeric label={text.columns.stock} className={middle}>
        {formatNumber(product.stock)}
      </Cell>
      <Cell label={text.columns.state} className={middle}>
        <Badge tone={state.tone}>{state.text}</Badge>
      </Cell>
      <Cell label={figures ? text.columns.bound : undefined} className={`${middle} text-sm`}>
        {figures && (
          <ul>
            {figureLines(figures).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Cell>
      <Cell>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="sm"
            className="min-h-11 max-md:w-full"
            aria-label={holdsText.openOf(product.name)}
            onClick={() => onHold(product)}
          >
            {holdsText.open}
          </Button>
          {mayWrite && (
            <Button
              size="sm"
              className="min-h-11 max-md:w-full"
              aria-label={text.editProduct(product.name)}
              onClick={() => onEdit(product)}
            >
              {text.edit}
            </Button>
          )}
        </div>
      </Cell>
    </tr>
  )
}
