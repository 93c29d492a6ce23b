import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { stockPageCategory, stockPageLabel } from '@arkpax/schema/labels'
import type { Product } from '@arkpax/schema/products'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminStockText as text } from './admin-stock.fi.ts'

/** Over the alignment of the cell's own recipe. */
const middle = 'align-middle!'

/** The stock level of every product, a page at a time. */
export function StockTable({ onEdit }: { onEdit: (product: Product) => void }) {
  const list = usePagedList('GET /api/admin/products', {})
  return (
    <section>
      <h2 className="display mb-3 text-xl">{text.products}</h2>
      <ListResults list={list} text={text.list} className="">
        {(products) => (
          <Table label={text.products} stacked>
            <thead>
              <tr>
                <HeadCell>{text.columns.product}</HeadCell>
                <HeadCell>{text.columns.category}</HeadCell>
                <HeadCell numeric>{text.columns.price}</HeadCell>
                <HeadCell numeric>{text.columns.stock}</HeadCell>
                <HeadCell>{text.columns.state}</HeadCell>
                <HeadCell>
                  <span className="sr-only">{text.columns.edit}</span>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <StockRow key={product.id} product={product} onEdit={onEdit} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}

function StockRow({ product, onEdit }: { product: Product; onEdit: (product: Product) => void }) {
  const state = stockPageLabel(product.stock)
  const mayWrite = useMay('stock.write')
  return (
    <tr>
      <Cell className={`${middle} min-w-44 font-medium wrap-anywhere`}>{product.name}</Cell>
      <Cell label={text.columns.category} className={middle}>
        {stockPageCategory(product.category)}
      </Cell>
      <Cell numeric label={text.columns.price} className={middle}>
        {formatEuros(product.price)}
      </Cell>
      <Cell numeric label={text.columns.stock} className={middle}>
        {formatNumber(product.stock)}
      </Cell>
      <Cell label={text.columns.state} className={middle}>
        <Badge tone={state.tone}>{state.text}</Badge>
      </Cell>
      <Cell className="text-right">
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
      </Cell>
    </tr>
  )
}
