import { seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import type { OfferContent } from './offer-content.ts'
import { methodsFor } from './offer-payment.ts'

const { sale } = seededSettings()
const withAccount = { ...sale, iban: 'FI2112345600000785' }
const paytrail = { merchantId: '375917', secret: 'salaisuus', url: 'https://example.fi', backTo: 'https://example.fi' }
const consumer = { company: null, business_id: null } as OfferContent
const company = { company: 'Vene Oy', business_id: '0112038-9' } as OfferContent

it('an offer is paid by transfer where there is an account, online where there are keys, when it is fetched, and later by companies alone', () => {
  expect(methodsFor(consumer, withAccount, { paytrail: undefined })).toEqual(['bank_transfer'])
  expect(methodsFor(consumer, sale, { paytrail })).toEqual(['paytrail'])
  expect(methodsFor({ ...consumer, is_collected: true }, withAccount, { paytrail: undefined })).toEqual([
    'bank_transfer',
    'on_collection',
  ])
  expect(methodsFor(company, withAccount, { paytrail })).toEqual(['bank_transfer', 'paytrail', 'invoice'])
})
