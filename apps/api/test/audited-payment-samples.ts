import { finnishDay } from '@arkpax/schema/format-fi'
import type { Samples } from './audited-samples.ts'
import { camtFile, OWN_IBAN } from './camt.ts'
import type { TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'

/** One call of each kind that changes money of orders. */
export function paymentSamples(test: () => TestApp): Samples {
  const makeOrder = async () => {
    const body = orderInput({ payment_method: 'bank_transfer' })
    return (await test().call('POST /api/admin/orders', { body })).answer.id
  }
  const pay = async () => {
    const path = `/api/admin/orders/${await makeOrder()}`
    const body = { method: 'cash', amount: 100, paid_on: finnishDay(test().clock.now) }
    const { answer } = await test().call('POST /api/admin/orders/{id}/payments', { path: `${path}/payments`, body })
    return { path, id: answer.payments[0]?.id }
  }
  const refundBody = { method: 'bank_transfer', amount: 40, reason: 'Palautus' }
  const statement = { file_name: 'tiliote.xml', content: camtFile({ entries: [{ amount: '5.00', name: 'Aino' }] }) }

  return {
    'POST /api/admin/orders/{id}/payments': async () => ({
      path: `/api/admin/orders/${await makeOrder()}/payments`,
      body: { method: 'cash', amount: 100, paid_on: finnishDay(test().clock.now) },
      line: ['record-payment', 'order'],
    }),
    'POST /api/admin/orders/{id}/refunds': async () => ({
      path: `${(await pay()).path}/refunds`,
      body: refundBody,
      line: ['refund', 'order'],
    }),
    'POST /api/admin/orders/{id}/payment-instructions': async () => {
      const { sale } = (await test().call('GET /api/admin/settings')).answer
      await test().call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
      return {
        path: `/api/admin/orders/${await makeOrder()}/payment-instructions`,
        line: ['send-instructions', 'order'],
      }
    },
    'POST /api/admin/payments/{id}/undo': async () => ({
      path: `/api/admin/payments/${(await pay()).id}/undo`,
      line: ['undo-payment', 'order'],
    }),
    'PUT /api/admin/refunds/{id}/paid': async () => {
      const path = `${(await pay()).path}/refunds`
      const { answer } = await test().call('POST /api/admin/orders/{id}/refunds', { path, body: refundBody })
      const refund = answer.payments.find(({ kind }) => kind === 'refund')
      return {
        path: `/api/admin/refunds/${refund?.id}/paid`,
        body: { paid_on: '2026-01-02' },
        line: ['settle-refund', 'order'],
      }
    },
    'POST /api/admin/bank-statements': async () => ({ body: statement, line: ['import', 'bank_statement'] }),
    'PUT /api/admin/bank-entries/{id}': async () => {
      await test().call('POST /api/admin/bank-statements', { body: statement })
      const [entry] = (await test().call('GET /api/admin/bank-entries')).answer
      return {
        path: `/api/admin/bank-entries/${entry?.id}`,
        body: { state: 'ignored', reason: 'Oma siirto' },
        line: ['update', 'bank_entry'],
      }
    },
  }
}
