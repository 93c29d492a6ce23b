import * as z from 'zod'
import { alertToken, stockAlert, stockAlertInput, stockAlertQuery } from '../stock-alerts.ts'
import type { EndpointGroup } from './endpoint.ts'
import { received } from './shared.ts'

export const stockAlertsEndpoints = {
  'POST /api/stock-alerts': {
    name: 'askForStockAlert',
    summary: 'Ask to be told when a product can be had again; a mailed link confirms it',
    access: 'public',
    body: stockAlertInput,
    output: received,
    creates: true,
    limit: 'newsletter',
    fails: ['not_found'],
  },
  'POST /api/stock-alerts/confirm': {
    name: 'confirmStockAlert',
    summary: 'Confirm the address of a mailed link, which takes the place in the queue',
    access: 'public',
    body: alertToken,
    output: received,
    limit: 'newsletter',
    fails: ['link_expired'],
  },
  'POST /api/stock-alerts/cancel': {
    name: 'cancelStockAlert',
    summary:
      'Leave the queue by the token of a mailed link, in the body or, for one click in a mail program, in the query',
    access: 'public',
    query: alertToken,
    body: alertToken,
    output: received,
    limit: 'newsletter',
    fails: ['link_expired'],
  },
  'GET /api/admin/stock-alerts': {
    name: 'listStockAlerts',
    summary: 'Those who wait for a product, in the order of the queue',
    access: 'admin',
    may: 'customers.read',
    query: stockAlertQuery,
    output: z.array(stockAlert),
  },
} as const satisfies EndpointGroup
