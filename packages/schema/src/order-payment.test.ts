import { expect, test } from 'vitest'
import { openCents } from './order-payment.ts'

const order = { status: 'processing', total_amount: 100, paid_amount: 0, refunded_amount: 0, credited_amount: 0 }

test.each([
  ['nothing has come', {}, 10_000],
  ['a part has come', { paid_amount: 40 }, 6_000],
  ['too much has come', { paid_amount: 120 }, -2_000],
  ['what was too much went back', { paid_amount: 120, refunded_amount: 20 }, 0],
  ['some went back for good will', { paid_amount: 100, refunded_amount: 10 }, 0],
  ['a part was credited', { credited_amount: 30 }, 7_000],
  ['a part was credited after all was paid', { paid_amount: 100, credited_amount: 30 }, -3_000],
  ['it is cancelled and its money is here', { status: 'cancelled', paid_amount: 100 }, -10_000],
])('when %s', (_, money, cents) => expect(openCents({ ...order, ...money })).toBe(cents))
