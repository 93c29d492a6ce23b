import * as z from 'zod'
import {
  goodsReceipt,
  incomingGoods,
  incomingGoodsChange,
  incomingGoodsInput,
  incomingGoodsQuery,
} from '../incoming-goods.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const incomingGoodsEndpoints = {
  'GET /api/admin/incoming-goods': {
    name: 'listIncomingGoods',
    summary: 'Goods on their way to the shop, those that are expected first before the others',
    access: 'admin',
    may: 'stock.read',
    query: incomingGoodsQuery,
    output: z.array(incomingGoods),
  },
  'POST /api/admin/incoming-goods': {
    name: 'addIncomingGoods',
    summary: 'Write down goods that have been ordered',
    access: 'admin',
    may: 'stock.write',
    body: incomingGoodsInput,
    output: incomingGoods,
    creates: true,
  },
  'PUT /api/admin/incoming-goods/{id}': {
    name: 'changeIncomingGoods',
    summary: 'Change what is told of goods on their way, or cancel them; what is left out stays',
    access: 'admin',
    may: 'stock.write',
    params: id,
    body: incomingGoodsChange,
    output: incomingGoods,
    versioned: true,
    fails: ['not_found', 'goods_received'],
  },
  'POST /api/admin/incoming-goods/{id}/receipt': {
    name: 'receiveGoods',
    summary: 'Put goods that have come into stock, all of them or some',
    access: 'admin',
    may: 'stock.write',
    params: id,
    body: goodsReceipt,
    output: incomingGoods,
    versioned: true,
    fails: ['not_found', 'goods_received'],
  },
  'POST /api/admin/incoming-goods/{id}/receipt/undo': {
    name: 'undoReceipt',
    summary: 'Take back a receipt: the units leave the stock and are expected again',
    access: 'admin',
    may: 'stock.write',
    params: id,
    body: goodsReceipt,
    output: incomingGoods,
    versioned: true,
    fails: ['not_found', 'insufficient_stock'],
  },
} as const satisfies EndpointGroup
