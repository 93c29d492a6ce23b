import type { Sent } from '@arkpax/schema/endpoints'
import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'

/** What staff do with orders and stock, as short calls for tests. Takes the present test app at each call. */
export const shopCalls = (test: () => TestApp) => ({
  create: async (overrides: Parameters<typeof orderInput>[0] = {}) =>
    (await test().call('POST /api/admin/orders', { body: orderInput(overrides) })).answer,
  read: async (id: string) =>
    (await test().call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${id}` })).answer,
  setStatus: async (id: string, status: OrderStatus) =>
    (await test().call('PUT /api/admin/orders/{id}/status', { path: statusPath(id), body: { status } })).answer,
  /** Sets a status as staff do in the back office; gives what takes it back too. */
  change: async (id: string, body: Sent<'PUT /api/admin/orders/{id}/status', 'body'>) =>
    (await test().call('PUT /api/admin/orders/{id}/status', { path: statusPath(id), body })).answer,
  setStock: (id: string, stock: number, note?: string) =>
    test().call('PUT /api/admin/products/{id}/stock', {
      path: `/api/admin/products/${id}/stock`,
      body: { stock, note },
    }),
  stockOf: async (id: string) =>
    (await test().call('GET /api/products/{id}', { path: `/api/products/${id}` })).answer.stock,
  deleteProduct: (id: string) => test().call('DELETE /api/admin/products/{id}', { path: `/api/admin/products/${id}` }),
})

/** Where an order's status is set. */
export const statusPath = (id: string) => `/api/admin/orders/${id}/status`
