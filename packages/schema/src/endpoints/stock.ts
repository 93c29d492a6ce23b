import * as z from 'zod'
import { pageQuery } from '../paging.ts'
import { product, staffProductExportQuery, stockInput } from '../products.ts'
import { stockChange, stockSummary } from '../stock.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const stockEndpoints = {
  'PUT /api/admin/products/{id}/stock': {
    name: 'setStock',
    summary: 'Set the stock level',
    access: 'admin',
    may: 'stock.write',
    params: id,
    body: stockInput,
    output: product,
    fails: ['edit_conflict'],
  },
  'GET /api/admin/stock-summary': {
    name: 'getStockSummary',
    summary: 'What the stock of all products is like',
    access: 'admin',
    may: 'stock.read',
    output: stockSummary,
  },
  'GET /api/admin/stock-export': {
    name: 'exportStock',
    summary: 'The stock of each product as a table that can be imported again',
    access: 'admin',
    may: 'stock.read',
    query: staffProductExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/stock-changes': {
    name: 'listStockChanges',
    summary: 'Changes of stock that staff made, newest first',
    access: 'admin',
    may: 'stock.read',
    query: pageQuery,
    output: z.array(stockChange),
  },
} as const satisfies EndpointGroup
