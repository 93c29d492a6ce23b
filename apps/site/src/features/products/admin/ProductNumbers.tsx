import { typedDecimal } from '@arkpax/schema/decimal'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { price, type StaffProduct, staffProductWithDetails, stockLevel } from '@arkpax/schema/products'
import { useMay } from '~/components/admin/signed-in.ts'
import { currentOf } from '~/components/admin/stale.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { ApiError } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { writeFailure } from '~/lib/write-failure.ts'
import { productNumbersText as text } from './product-numbers.fi.ts'
import { QuickNumber } from './QuickNumber.tsx'
import { adminStockText } from './stock/admin-stock.fi.ts'
import { typedFigure, typedNumber, UNREADABLE_PRICE } from './trade-values.ts'

const made = {
  changes: [
    'GET /api/admin/products',
    'GET /api/admin/products/{id}',
    'GET /api/admin/stock-summary',
    'GET /api/admin/dashboard',
  ],
  doubts: ['GET /api/admin/products'],
} satisfies Partial<Parameters<typeof useWrite<'PUT /api/admin/products/{id}'>>[1]>
/** What failed is told at the number. */
const saving = { ...made, failure: text.failed, onFailure: () => true }

/** What a product costs and how many are left, to be changed where they stand. */
export function ProductNumbers({ product }: { product: StaffProduct }) {
  const mayWrite = useMay('products.write')
  const mayCount = useMay('stock.write')
  const { campaign_price: cut, campaign_from, campaign_until } = product
  return (
    <div className="mt-auto">
      <div className="-mx-2 flex flex-wrap items-start gap-x-4 tabular-nums">
        <span className="text-lg font-semibold">
          {mayWrite ? <PriceNumber product={product} /> : formatEuros(product.regular_price)}
        </span>
        {mayCount && <StockNumber product={product} />}
      </div>
      {cut !== null && campaign_from && campaign_until && (
        <p className="text-sm text-ink-muted">
          {text.campaign(formatEuros(cut), formatDate(campaign_from), formatDate(campaign_until))}
        </p>
      )}
    </div>
  )
}

function PriceNumber({ product }: { product: StaffProduct }) {
  const { id, name, version, regular_price } = product
  const { mutateAsync } = useWrite('PUT /api/admin/products/{id}', saving)
  const undo = useWrite('PUT /api/admin/products/{id}', {
    ...made,
    success: text.undone(name),
    failure: text.undoFailed,
  })

  async function save(typed: string) {
    const read = typedNumber(UNREADABLE_PRICE).safeParse(typed)
    const { data, error } = price.safeParse(read.data ?? '')
    if (data === undefined) return read.error?.issues[0]?.message ?? error?.issues[0]?.message ?? UNREADABLE_PRICE
    try {
      const changed = await mutateAsync([{ params: { id }, body: { price: data }, ifMatch: version }])
      const onPress = () => undo.mutate([{ params: { id }, body: { price: regular_price }, ifMatch: changed.version }])
      const title = text.priceSaved(name, formatEuros(data))
      showToast({ id: `${id} price`, title, tone: 'success', ...undoable({ onPress }) })
      return undefined
    } catch (failure) {
      const current = currentOf(failure, staffProductWithDetails)
      if (current) return text.late(formatEuros(current.regular_price), formatEuros(data))
      return refusalOf(failure)
    }
  }

  return (
    <QuickNumber name="price" decimals label={text.price(name)} value={typedDecimal(regular_price, 2)} onSave={save}>
      {formatEuros(regular_price)}
    </QuickNumber>
  )
}

function StockNumber({ product: { id, name, stock } }: { product: StaffProduct }) {
  const { mutateAsync } = useWrite('PUT /api/admin/products/{id}/stock', saving)
  const undo = useWrite('PUT /api/admin/products/{id}/stock', {
    ...made,
    success: text.undone(name),
    failure: text.undoFailed,
  })

  async function save(typed: string) {
    const read = typedFigure.safeParse(typed)
    const { data, error } = stockLevel.safeParse(read.data ?? undefined)
    if (data === undefined) return read.error?.issues[0]?.message ?? error?.issues[0]?.message ?? text.stockUnreadable
    try {
      await mutateAsync([{ params: { id }, body: { stock: data, expected: stock } }])
      const onPress = () => undo.mutate([{ params: { id }, body: { stock, expected: data } }])
      const title = text.stockSaved(name, adminStockText.pieces(data))
      showToast({ id: `${id} stock`, title, tone: 'success', ...undoable({ onPress }) })
      return undefined
    } catch (failure) {
      return refusalOf(failure)
    }
  }

  return (
    <QuickNumber name="stock" label={text.stock(name)} value={String(stock)} onSave={save}>
      {adminStockText.pieces(stock)}
    </QuickNumber>
  )
}

const refusalOf = (failure: unknown) =>
  failure instanceof ApiError
    ? (failure.problem?.errors?.[0]?.detail ?? writeFailure(failure) ?? text.failed)
    : text.failed
