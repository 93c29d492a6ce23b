import {
  withdrawableOrder,
  withdrawalCheck,
  withdrawalFind,
  withdrawalInput,
  withdrawalReceived,
} from '../withdrawals.ts'
import type { EndpointGroup } from './endpoint.ts'

export const returnsEndpoints = {
  'POST /api/withdrawals/find': {
    name: 'findWithdrawableOrder',
    summary: 'What of an order can be withdrawn, and until when, for whoever knows its number and address',
    access: 'public',
    body: withdrawalFind,
    output: withdrawableOrder,
    limit: 'tracking',
    fails: ['not_found'],
  },
  'POST /api/withdrawals/check': {
    name: 'checkWithdrawal',
    summary: 'A notice of withdrawal as it would be given; gives none',
    access: 'public',
    body: withdrawalInput,
    output: withdrawalCheck,
    limit: 'tracking',
    fails: ['not_found', 'withdrawal_over', 'nothing_to_withdraw'],
  },
  'POST /api/withdrawals': {
    name: 'withdraw',
    summary: 'Withdraw from an order or a part of it; the receipt goes out by mail at once',
    access: 'public',
    body: withdrawalInput,
    output: withdrawalReceived,
    creates: true,
    limit: 'tracking',
    fails: ['not_found', 'withdrawal_over', 'nothing_to_withdraw'],
  },
} as const satisfies EndpointGroup
