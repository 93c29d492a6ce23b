import { adminCardStock, categoryLabels, productStatusLabels } from '@arkpax/schema/labels'
import { lowStockLimit } from '@arkpax/schema/product-trade'
import type { StaffProduct } from '@arkpax/schema/products'
import { Pencil, Trash2 } from 'lucide-react'
import { ChooseRow } from '~/components/admin/lists/ChooseRow.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminProductsText } from './admin-products.fi.ts'
import { ProductNumbers } from './ProductNumbers.tsx'

export interface ProductCallbacks {
  onEdit: (product: StaffProduct) => void
  onRemove: (product: StaffProduct) => void
}

/** Stock badges of this screen: default above 5, secondary at 1–5, destructive at 0. */
const stockTones = { good: 'good', low: 'neutral', out: 'danger' } as const

interface Props extends ProductCallbacks {
  product: StaffProduct
  /** Where products can be chosen. */
  rows: ChosenRows<StaffProduct> | undefined
}

/** One product for staff: what it is, what it costs, how many are left. */
export function ProductCard({ product, rows, onEdit, onRemove }: Props) {
  const { text: pieces } = adminCardStock(product.stock)
  const { tone } = adminCardStock(product.stock - product.reserved, lowStockLimit(product))
  return (
    <li className={`${cardClass} flex flex-col overflow-hidden`} data-product={product.id}>
      <div className="aspect-[4/3] bg-sunken">
        <img src={product.image_url} alt="" loading="lazy" className="size-full object-cover" />
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone="outline">{categoryLabels[product.category]}</Badge>
          {product.status !== 'shown' && <Badge tone="low">{productStatusLabels[product.status]}</Badge>}
          <Badge tone={stockTones[tone]}>{pieces}</Badge>
        </div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-lg font-semibold wrap-anywhere">{product.name}</h2>
          {rows && (
            <ChooseRow
              name={adminProductsText.rowName(product.name)}
              className="-my-2 -mr-3 shrink-0"
              isChosen={rows.isChosen(product.id)}
              onToggle={(isRange) => rows.toggle(product.id, isRange)}
            />
          )}
        </div>
        <p className="line-clamp-3 text-ink-muted wrap-anywhere">{product.description}</p>
        <ProductNumbers product={product} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Button
            size="sm"
            className="min-h-11"
            data-edit
            aria-label={adminProductsText.editProduct(product.name)}
            onClick={() => onEdit(product)}
          >
            <Pencil className="size-4" aria-hidden="true" />
            {adminProductsText.edit}
          </Button>
          <Button
            size="sm"
            tone="quiet"
            className="min-h-11"
            aria-label={adminProductsText.removeProduct(product.name)}
            onClick={() => onRemove(product)}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {adminProductsText.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
