import { stockHolds, stockReservation, stockReservationInput } from '../stock-reservations.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const stockReservationsEndpoints = {
  'GET /api/admin/products/{id}/stock-holds': {
    name: 'getStockHolds',
    summary: 'What holds units of a product: orders that have not been sent, and reservations',
    access: 'admin',
    may: 'stock.read',
    params: id,
    output: stockHolds,
  },
  'POST /api/admin/stock-reservations': {
    name: 'reserveStock',
    summary: 'Keep units of a product for somebody',
    access: 'admin',
    may: 'stock.write',
    body: stockReservationInput,
    output: stockReservation,
    creates: true,
    fails: ['insufficient_stock'],
  },
  'DELETE /api/admin/stock-reservations/{id}': {
    name: 'releaseStock',
    summary: 'Release units that were kept',
    access: 'admin',
    may: 'stock.write',
    params: id,
    fails: ['not_found'],
  },
} as const satisfies EndpointGroup
