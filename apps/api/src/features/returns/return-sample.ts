import type { WholeReturn } from './returns.repo.ts'

const piece = {
  return_id: '1',
  order_item_id: '1',
  product_id: '1',
  product_name: 'Ark PRO',
  is_cancelled: false,
  value_cents: 335_000,
  loss_cents: 0,
  loss_reason: null,
  restock: null,
  is_restocked: false,
}

/** A made-up return for previews of mails. */
export const sampleReturn: WholeReturn = {
  id: '1',
  number: 5001,
  order_id: '1',
  state: 'announced',
  basis: 'law',
  name: 'Matti Meikäläinen',
  receipt_email: 'matti.meikalainen@example.fi',
  announced_at: '2026-11-21T10:05:07.000Z',
  refund_due_on: '2026-12-05',
  pickup_on: null,
  pickup_text: null,
  sent_on: null,
  arrived_on: null,
  pickup_cost_cents: 0,
  delivery_refund_cents: 0,
  refunded_cents: null,
  payment_id: null,
  document_id: null,
  note: null,
  search_text: '',
  version: 1,
  created_at: '2026-11-21T10:05:07.000Z',
  updated_at: '2026-11-21T10:05:07.000Z',
  items: [{ ...piece, id: '1' }],
}
