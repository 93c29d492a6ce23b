import * as z from 'zod'
import { trackedOrder, trackInput } from '../order-tracking.ts'
import {
  changedOrder,
  order,
  orderDetail,
  orderExportQuery,
  orderInput,
  orderPreview,
  orderQuery,
  orderStatusInput,
  orderStatusPreview,
  orderStatusPreviewQuery,
  orderUndoInput,
} from '../orders.ts'
import { customerOrder, customerOrderDetail } from '../own-things.ts'
import { pageQuery } from '../paging.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const ordersEndpoints = {
  'POST /api/orders/track': {
    name: 'trackOrder',
    summary: 'The states of an order, for whoever knows its number and its address',
    access: 'public',
    body: trackInput,
    output: trackedOrder,
    limit: 'tracking',
    fails: ['not_found'],
  },

  'GET /api/auth/orders': {
    name: 'listOwnOrders',
    summary: 'Orders of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerOrder),
  },
  'GET /api/auth/orders/{id}': {
    name: 'getOwnOrder',
    summary: 'One of these orders with its lines and its timeline',
    access: 'customer',
    params: id,
    output: customerOrderDetail,
  },
  'GET /api/admin/orders': {
    name: 'listOrders',
    summary: 'Orders, newest first',
    access: 'admin',
    may: 'orders.read',
    query: orderQuery,
    output: z.array(order),
  },
  'GET /api/admin/orders/export': {
    name: 'exportOrders',
    summary: 'Orders as a table, newest first',
    access: 'admin',
    may: 'orders.export',
    query: orderExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/orders/line-export': {
    name: 'exportOrderLines',
    summary: 'The lines of orders as a table, with their value added tax, newest order first',
    access: 'admin',
    may: 'orders.export',
    query: orderExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/orders/{id}': {
    name: 'getOrder',
    summary: 'One order with its timeline and the message that it was made from',
    access: 'admin',
    may: 'orders.read',
    params: id,
    output: orderDetail,
  },
  'POST /api/admin/orders': {
    name: 'createOrder',
    summary: 'Create an order; takes stock, and counts the message that it comes from as replied to',
    access: 'admin',
    may: 'orders.write',
    body: orderInput,
    output: order,
    creates: true,
    fails: ['insufficient_stock', 'message_has_order'],
  },
  'POST /api/admin/orders/preview': {
    name: 'previewOrder',
    summary: 'The confirmation that an order would send, at the prices of this moment; nothing is stored',
    access: 'admin',
    may: 'orders.write',
    body: orderInput,
    output: orderPreview,
    fails: ['insufficient_stock'],
  },
  'POST /api/admin/orders/{id}/undo': {
    name: 'undoOrder',
    summary:
      'Take a new order back within ten seconds: it is cancelled, nobody is mailed, stock and the message that it came from are as before it',
    access: 'admin',
    may: 'orders.write',
    params: id,
    output: order,
    fails: ['undo_expired'],
  },
  'PUT /api/admin/orders/{id}/status': {
    name: 'setOrderStatus',
    summary:
      'Set the status; cancelling returns stock unless told otherwise, mails wait until it can no longer be undone',
    access: 'admin',
    may: 'orders.write',
    params: id,
    body: orderStatusInput,
    output: changedOrder,
    versioned: true,
    fails: ['insufficient_stock'],
  },
  'POST /api/admin/orders/{id}/status/undo': {
    name: 'undoOrderStatus',
    summary: 'Take the last change of status back within ten seconds: status, stock and mails are as before it',
    access: 'admin',
    may: 'orders.write',
    params: id,
    body: orderUndoInput,
    output: order,
    fails: ['undo_expired', 'insufficient_stock'],
  },
  'GET /api/admin/orders/{id}/status-preview': {
    name: 'previewOrderStatus',
    summary: 'What setting a status would do: the mail, the stock; nothing is changed',
    access: 'admin',
    may: 'orders.read',
    params: id,
    query: orderStatusPreviewQuery,
    output: orderStatusPreview,
  },
} as const satisfies EndpointGroup
