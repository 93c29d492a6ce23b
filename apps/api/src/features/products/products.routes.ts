import { finnishDay, formatNumber } from '@arkpax/schema/format-fi'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { mediaNamedIn } from '../media/media.repo.ts'
import { refuseUnknownProducts } from './other-products.service.ts'
import { nextPriceChange } from './prices.repo.ts'
import { changeProducts } from './product-changes.service.ts'
import { productColumns, stockColumns } from './product-columns.ts'
import { refuseForeignFacts } from './product-facts.ts'
import { refuseMissingPictures } from './product-pictures.ts'
import { previewProduct } from './product-preview.ts'
import { asLogged, refuseBadCampaign } from './product-prices.ts'
import {
  changeProduct,
  deleteProduct,
  findProduct,
  findStaffProduct,
  insertProduct,
  listProducts,
  listStaffProducts,
  listStoredProducts,
  lockStaffProduct,
} from './products.repo.ts'
import { withCleanSalesText } from './sales-text.ts'
import { lockStock, setStock } from './stock.repo.ts'
import { recordStockChange } from './stock-change.service.ts'
import { listStockChanges } from './stock-changes.repo.ts'
import { readStockSummary } from './stock-report.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })

const stockMoved = (stock: number) =>
  new ApiError('edit_conflict', {
    detail: `Saldo on muuttunut tällä välin: varastossa on nyt ${formatNumber(stock)}\u00A0kpl. Tarkista muutos ja tallenna uudelleen.`,
  })

export const productRoutes = [
  route('GET /api/products', { cached: 'products', until: nextPriceChange }, ({ db, query, now }) =>
    listProducts(db, query, now),
  ),

  route('GET /api/products/{id}', { cached: 'products', until: nextPriceChange }, async ({ db, params, now }) => {
    const product = await findProduct(db, params.id, now)
    if (!product) throw notFound()
    return product
  }),

  route('GET /api/admin/products', {}, ({ db, query, now }) => listStaffProducts(db, query, now)),

  route('GET /api/admin/products/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listStoredProducts(db, { ...query, limit: 500, cursor }, now))
    return csvOf(`tuotteet_${finnishDay(now)}.csv`, productColumns, pages)
  }),

  route('GET /api/admin/products/{id}', {}, async ({ db, params, now }) => {
    const product = await findStaffProduct(db, params.id, now)
    if (!product) throw notFound()
    return product
  }),

  route('POST /api/admin/products', { changes: ['products'] }, async ({ deps, db, body, now, staff }) => {
    refuseMissingPictures(body, deps.config.siteDir, await mediaNamedIn(db, body))
    await refuseUnknownProducts(db, body)
    const product = await insertProduct(db, await withCleanSalesText(body), now, staff.id)
    refuseBadCampaign(product, body, now)
    refuseForeignFacts(product, body)
    // The list of changes of stock begins with the first one.
    const detail = product.stock > 0 ? { from: 0, to: product.stock } : {}
    const { id: entityId, name: title } = product
    const after = asLogged(product)
    await recordAudit(db, now, staff, { action: 'create', entity: 'product', entityId, title, after, detail })
    return product
  }),

  route('PUT /api/admin/products', { changes: ['products'] }, async ({ db, body, now, staff }) => ({
    products: await changeProducts(db, body.items, now, staff),
  })),

  route('POST /api/admin/products/preview', { ownTransaction: true }, ({ body, now }) => previewProduct(body, now)),

  route(
    'PUT /api/admin/products/{id}',
    { changes: ['products'] },
    async ({ deps, db, params, body, version, now, staff }) => {
      refuseMissingPictures(body, deps.config.siteDir, await mediaNamedIn(db, body))
      await refuseUnknownProducts(db, body, params.id)
      const before = await lockStaffProduct(db, params.id, now)
      const changed = await changeProduct(db, params.id, await withCleanSalesText(body), version, now, staff.id)
      const product = await changedOrStale(changed, () => findStaffProduct(db, params.id, now), notFound)
      refuseBadCampaign(product, body, now)
      refuseForeignFacts(product, body)
      const { id: entityId, name: title } = product
      await recordAudit(db, now, staff, {
        action: 'update',
        entity: 'product',
        entityId,
        title,
        before: before && asLogged(before),
        after: asLogged(product),
      })
      return product
    },
  ),

  route('DELETE /api/admin/products/{id}', { changes: ['products'] }, async ({ db, params, now, staff }) => {
    const before = await lockStaffProduct(db, params.id, now)
    if (!before || !(await deleteProduct(db, params.id, now))) throw notFound()
    const { id: entityId, name: title } = before
    await recordAudit(db, now, staff, {
      action: 'delete',
      entity: 'product',
      entityId,
      title,
      before: asLogged(before),
    })
  }),

  route('PUT /api/admin/products/{id}/stock', { changes: ['products'] }, async ({ db, params, body, now, staff }) => {
    const before = await lockStock(db, params.id)
    if (before !== undefined && body.expected !== undefined && before !== body.expected) throw stockMoved(before)
    const product = await setStock(db, params.id, body.stock, now)
    if (before === undefined || !product) throw notFound()
    await recordStockChange(db, product, { from: before, note: body.note || undefined }, { now, staff })
    return product
  }),

  route('GET /api/admin/stock-summary', {}, ({ db, now }) => readStockSummary(db, now)),

  route('GET /api/admin/stock-export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listStoredProducts(db, { ...query, limit: 500, cursor }, now))
    return csvOf(`varasto_${finnishDay(now)}.csv`, stockColumns, pages)
  }),

  route('GET /api/admin/stock-changes', {}, ({ db, query }) => listStockChanges(db, query)),
]
