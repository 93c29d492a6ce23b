import { expect, test } from 'vitest'
import { paymentState } from './order-states.ts'

const order = { method: 'bank_transfer', total: 100, credited: 0, paid: 0, refunded: 0, waiting: 0 } as const

test.each([
  ['nothing has come', {}, 'unpaid'],
  ['nothing is followed', { method: null }, 'untracked'],
  ['a part has come', { paid: 40 }, 'part_paid'],
  ['all has come', { paid: 100 }, 'paid'],
  ['too much has come', { paid: 101 }, 'overpaid'],
  ['what was too much went back', { paid: 120, refunded: 20 }, 'paid'],
  ['a part of its price went back', { paid: 100, refunded: 20 }, 'part_refunded'],
  ['a part was credited and went back', { total: 80, credited: 20, paid: 100, refunded: 20 }, 'part_refunded'],
  ['a part is to go back', { paid: 100, refunded: 20, waiting: 20 }, 'to_refund'],
  ['some went back and some is to', { paid: 100, refunded: 30, waiting: 20 }, 'to_refund'],
  ['what was too much is to go back', { paid: 120, refunded: 20, waiting: 20 }, 'paid'],
  ['it was cancelled and all is to go back', { total: 0, paid: 100, refunded: 100, waiting: 100 }, 'to_refund'],
  ['it was cancelled and its money is here', { total: 0, paid: 100 }, 'overpaid'],
  ['it was cancelled and all went back', { total: 0, paid: 100, refunded: 100 }, 'refunded'],
] as const)('when %s', (_, money, state) => expect(paymentState({ ...order, ...money })).toBe(state))
