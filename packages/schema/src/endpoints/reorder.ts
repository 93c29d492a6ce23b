import { reorderList, stockFiguresList } from '../reorder.ts'
import type { EndpointGroup } from './endpoint.ts'

export const reorderEndpoints = {
  'GET /api/admin/stock-figures': {
    name: 'listStockFigures',
    summary: 'What of each product is bound, expected and waited for; products without any of it are left out',
    access: 'admin',
    may: 'stock.read',
    output: stockFiguresList,
  },
  'GET /api/admin/reorder-list': {
    name: 'listReorders',
    summary: 'Products that are at or under their limit, what was sold of them and how many to order',
    access: 'admin',
    may: 'stock.read',
    output: reorderList,
  },
  'GET /api/admin/reorder-list/export': {
    name: 'exportReorders',
    summary: 'The reorder list as a table',
    access: 'admin',
    may: 'stock.read',
    produces: 'text/csv',
  },
} as const satisfies EndpointGroup
