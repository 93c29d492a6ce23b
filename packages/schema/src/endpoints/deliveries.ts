import * as z from 'zod'
import { delivery, deliveryInput, deliveryPapers, parcelStateInput, trackingInput } from '../deliveries.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const deliveriesEndpoints = {
  'GET /api/admin/orders/{id}/deliveries': {
    name: 'listDeliveries',
    summary: 'The deliveries of an order, oldest first',
    access: 'admin',
    may: 'orders.read',
    params: id,
    output: z.array(delivery),
  },
  'POST /api/admin/orders/{id}/deliveries': {
    name: 'createDelivery',
    summary: 'Put a delivery together: which lines of an order, and how many of each',
    access: 'admin',
    may: 'orders.write',
    params: id,
    body: deliveryInput,
    output: delivery,
    creates: true,
    fails: ['order_closed'],
  },
  'PUT /api/admin/deliveries/{id}': {
    name: 'changeDelivery',
    summary: 'Change by what a delivery is followed',
    access: 'admin',
    may: 'orders.write',
    params: id,
    body: trackingInput,
    output: delivery,
    versioned: true,
  },
  'PUT /api/admin/deliveries/{id}/state': {
    name: 'setDeliveryState',
    summary: 'Take a delivery on: sent, delivered, returned, or a step back; the status of its order follows',
    access: 'admin',
    may: 'orders.write',
    params: id,
    body: parcelStateInput,
    output: delivery,
    versioned: true,
    fails: ['order_closed', 'insufficient_stock'],
  },
  'GET /api/admin/deliveries/{id}/papers/{paper}': {
    name: 'downloadDeliveryPaper',
    summary: 'A paper of a delivery as a PDF: the list of what is packed, or the label of dangerous goods',
    access: 'admin',
    may: 'orders.read',
    params: id.extend({ paper: z.enum(deliveryPapers) }),
    produces: 'application/octet-stream',
    fails: ['pdf_failed'],
  },
  'DELETE /api/admin/deliveries/{id}': {
    name: 'deleteDelivery',
    summary: 'Take a delivery apart that has not been sent',
    access: 'admin',
    may: 'orders.write',
    params: id,
    fails: ['order_closed'],
  },
} as const satisfies EndpointGroup
