import { describe, expect, it } from 'vitest'
import { dueDay, leftToPay, paymentInstructions } from './payment-instructions.ts'

const order = {
  number: 1042,
  status: 'pending',
  total_amount: 3449.8,
  paid_amount: 0,
  refunded_amount: 0,
  credited_amount: 0,
  payment_method: 'bank_transfer' as const,
  payment_due_on: '2026-12-01',
}
const settings = { sale: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' }, company: { legalName: 'Arkpax Oy' } }

describe('how an order is paid', () => {
  it('tells account, reference, sum and day, also as digits and as a text for a code', () => {
    expect(paymentInstructions(order, settings)).toEqual({
      recipient: 'Arkpax Oy',
      iban: 'FI2112345600000785',
      bic: 'NDEAFIHH',
      reference: '10427',
      rf_reference: 'RF6610427',
      amount: 3449.8,
      due_on: '2026-12-01',
      virtual_barcode: '421123456000007850034498000000000000000000010427261201',
      qr_text: 'BCD\n002\n1\nSCT\nNDEAFIHH\nArkpax Oy\nFI2112345600000785\nEUR3449.80\n\nRF6610427',
    })
  })

  it('asks only for what is left, and for nothing once it is paid or cancelled', () => {
    expect(paymentInstructions({ ...order, paid_amount: 3000 }, settings)?.amount).toBe(449.8)
    expect(paymentInstructions({ ...order, paid_amount: 3449.8 }, settings)).toBeNull()
    expect(paymentInstructions({ ...order, status: 'cancelled' }, settings)).toBeNull()
    expect(paymentInstructions({ ...order, paid_amount: 3449.8, refunded_amount: 49.9 }, settings)).toBeNull()
    expect(leftToPay({ ...order, paid_amount: 4000 })).toBe(0)
  })

  it('is told of transfers alone, and not without an account', () => {
    for (const payment_method of ['paytrail', 'on_collection', null] as const)
      expect(paymentInstructions({ ...order, payment_method }, settings)).toBeNull()
    expect(paymentInstructions({ ...order, payment_method: 'invoice' }, settings)).not.toBeNull()
    expect(paymentInstructions(order, { ...settings, sale: { iban: '', bic: '' } })).toBeNull()
  })

  it('has no Finnish bar code with an account of another country', () => {
    const foreign = { ...settings, sale: { iban: 'DE89370400440532013000', bic: '' } }
    expect(paymentInstructions(order, foreign)?.virtual_barcode).toBeNull()
  })
})

describe('the day by which an order is paid', () => {
  const terms = { prepaymentDays: 7, invoiceDays: 14 }

  it('goes by how it is paid', () => {
    expect(dueDay('bank_transfer', '2026-11-28', terms)).toBe('2026-12-05')
    expect(dueDay('invoice', '2026-11-28', terms)).toBe('2026-12-12')
    expect(dueDay('on_collection', '2026-11-28', terms)).toBeNull()
    expect(dueDay(null, '2026-11-28', terms)).toBeNull()
  })
})
