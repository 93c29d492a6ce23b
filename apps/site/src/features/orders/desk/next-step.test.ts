import { describe, expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'

type Facts = Parameters<typeof nextStepOf>[0]

const order: Facts['order'] = {
  status: 'pending',
  total_amount: 300,
  credited_amount: 0,
  payment_method: 'bank_transfer',
  payment_due_on: '2026-12-14',
  paid_amount: 0,
  refunded_amount: 0,
  refund_waiting_amount: 0,
}
const paid = { ...order, paid_amount: 300 }
const packed = [{ state: 'packed' as const }]
const sent = [{ state: 'sent' as const }]

const stepOf = (facts: Partial<Facts>) =>
  nextStepOf({ order, left: 3, deliveries: [], payments: [], returns: [], ...facts })

describe('what an order waits for', () => {
  it('is its payment where that comes first', () => {
    expect(stepOf({})).toEqual({ kind: 'payment', euros: 300, dueOn: '2026-12-14' })
    expect(stepOf({ order: { ...order, paid_amount: 100 } })).toMatchObject({ kind: 'payment', euros: 200 })
    expect(stepOf({ order: { ...order, payment_method: 'paytrail' } })).toMatchObject({ kind: 'payment' })
  })

  it('is packing, sending and delivering once it is paid', () => {
    expect(stepOf({ order: paid })).toEqual({ kind: 'pack', pieces: 3 })
    expect(stepOf({ order: paid, left: 1, deliveries: packed })).toEqual({ kind: 'send', place: 1 })
    expect(stepOf({ order: paid, left: 1, deliveries: sent })).toEqual({ kind: 'pack', pieces: 1 })
    expect(stepOf({ order: paid, left: 0, deliveries: sent })).toEqual({ kind: 'deliver', place: 1 })
    const second = [{ state: 'delivered' as const }, ...packed]
    expect(stepOf({ order: paid, left: 0, deliveries: second })).toEqual({ kind: 'send', place: 2 })
    expect(stepOf({ order: paid, left: 0, deliveries: [{ state: 'delivered' }] })).toEqual({ kind: 'none' })
  })

  it('is packing where nobody follows the payment', () => {
    expect(stepOf({ order: { ...order, payment_method: null } })).toEqual({ kind: 'pack', pieces: 3 })
  })

  it('is the payment of an invoice last, and of what is fetched once it is packed', () => {
    const invoiced = { ...order, payment_method: 'invoice' as const }
    expect(stepOf({ order: invoiced })).toMatchObject({ kind: 'pack' })
    expect(stepOf({ order: invoiced, left: 0, deliveries: sent })).toMatchObject({ kind: 'deliver' })
    const there = [{ state: 'delivered' as const }]
    expect(stepOf({ order: invoiced, left: 0, deliveries: there })).toMatchObject({ kind: 'payment' })
    const fetched = { ...order, payment_method: 'on_collection' as const }
    expect(stepOf({ order: fetched })).toMatchObject({ kind: 'pack' })
    expect(stepOf({ order: fetched, left: 0, deliveries: packed })).toMatchObject({ kind: 'payment' })
  })

  it('is first of all what is owed to the customer', () => {
    const returns: Facts['returns'] = [
      { id: 'r0', number: 5000, state: 'closed', refund_due_on: '2026-11-01' },
      { id: 'r2', number: 5002, state: 'announced', refund_due_on: '2026-12-20' },
      { id: 'r1', number: 5001, state: 'arrived', refund_due_on: '2026-12-10' },
    ]
    const opened = { kind: 'return', id: 'r1', number: 5001, dueOn: '2026-12-10' }
    expect(stepOf({ order: paid, returns })).toEqual(opened)
    const waiting = { ...paid, refunded_amount: 99, refund_waiting_amount: 99 }
    const payments: Facts['payments'] = [
      { id: 'p1', kind: 'payment', state: 'done', amount: 300 },
      { id: 'p2', kind: 'refund', state: 'cancelled', amount: 10 },
      { id: 'p3', kind: 'refund', state: 'waiting', amount: 99 },
    ]
    expect(stepOf({ order: waiting, returns, payments })).toEqual({ kind: 'payRefund', euros: 99, refundId: 'p3' })
    expect(stepOf({ order: waiting })).toEqual({ kind: 'payRefund', euros: 99 })
    expect(stepOf({ order: { ...order, paid_amount: 350 } })).toEqual({ kind: 'giveBack', euros: 50 })
  })

  it('is nothing once it is cancelled and nobody is owed', () => {
    expect(stepOf({ order: { ...order, status: 'cancelled' } })).toEqual({ kind: 'none' })
    expect(stepOf({ order: { ...paid, status: 'cancelled' } })).toEqual({ kind: 'giveBack', euros: 300 })
  })
})
