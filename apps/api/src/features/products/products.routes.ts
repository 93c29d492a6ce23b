import { formatNumber } from '@arkpax/schema/format-fi'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { refuseForeignFacts } from './product-facts.ts'
import { refuseMissingPictures } from './product-pictures.ts'
import {
  changeProduct,
  deleteProduct,
  findProduct,
  findStaffProduct,
  insertProduct,
  listProducts,
  listStaffProducts,
} from './products.repo.ts'
import { lockStock, setStock } from './stock.repo.ts'
import { listStockChanges, readStockSummary } from './stock-report.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })

const stockMoved = (stock: number) =>
  new ApiError('edit_conflict', {
    detail: `Saldo on muuttunut tällä välin: varastossa on nyt ${formatNumber(stock)}\u00A0kpl. Tarkista muutos ja tallenna uudelleen.`,
  })

const stockChange = (entityId: string, from: number, to: number, note?: string) => ({
  action: 'stock' as const,
  entity: 'product' as const,
  entityId,
  detail: { from, to, note },
})

export const productRoutes = [
  route('GET /api/products', { cached: 'products' }, ({ db, query }) => listProducts(db, query)),

  route('GET /api/products/{id}', { cached: 'products' }, async ({ db, params }) => {
    const product = await findProduct(db, params.id)
    if (!product) throw notFound()
    return product
  }),

  route('GET /api/admin/products', {}, ({ db, query }) => listStaffProducts(db, query)),

  route('GET /api/admin/products/{id}', {}, async ({ db, params }) => {
    const product = await findStaffProduct(db, params.id)
    if (!product) throw notFound()
    return product
  }),

  route('POST /api/admin/products', { changes: ['products'] }, async ({ deps, db, body, now, staff }) => {
    refuseMissingPictures(body, deps.config.siteDir)
    const product = await insertProduct(db, body, now)
    refuseForeignFacts(product, body)
    await recordAudit(db, now, staff, { action: 'create', entity: 'product', entityId: product.id })
    if (product.stock > 0) await recordAudit(db, now, staff, stockChange(product.id, 0, product.stock))
    return product
  }),

  route(
    'PUT /api/admin/products/{id}',
    { changes: ['products'] },
    async ({ deps, db, params, body, version, now, staff }) => {
      refuseMissingPictures(body, deps.config.siteDir)
      const changed = await changeProduct(db, params.id, body, version, now)
      const product = await changedOrStale(changed, () => findStaffProduct(db, params.id), notFound)
      refuseForeignFacts(product, body)
      await recordAudit(db, now, staff, { action: 'update', entity: 'product', entityId: product.id })
      return product
    },
  ),

  route('DELETE /api/admin/products/{id}', { changes: ['products'] }, async ({ db, params, now, staff }) => {
    if (!(await deleteProduct(db, params.id, now))) throw notFound()
    await recordAudit(db, now, staff, { action: 'delete', entity: 'product', entityId: params.id })
  }),

  route('PUT /api/admin/products/{id}/stock', { changes: ['products'] }, async ({ db, params, body, now, staff }) => {
    const before = await lockStock(db, params.id)
    if (before !== undefined && body.expected !== undefined && before !== body.expected) throw stockMoved(before)
    const product = await setStock(db, params.id, body.stock, now)
    if (before === undefined || !product) throw notFound()
    await recordAudit(db, now, staff, stockChange(product.id, before, product.stock, body.note || undefined))
    return product
  }),

  route('GET /api/admin/stock-summary', {}, ({ db }) => readStockSummary(db)),

  route('GET /api/admin/stock-changes', {}, ({ db, query }) => listStockChanges(db, query)),
]
