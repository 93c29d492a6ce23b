import { paymentMethodLabels as labels } from '@arkpax/schema/order-states'
import { settings } from '@arkpax/schema/settings'
import { expect, it } from 'vitest'
import seed from '../../../../content/data/settings.json' with { type: 'json' }
import { paymentWays } from './payment-ways.ts'

const shop = settings.parse(seed)

it('a shop tells the ways that its offers have', () => {
  const withAccount = { ...shop, sale: { ...shop.sale, iban: 'FI4250001510000023' } }
  expect(paymentWays(withAccount, true)).toEqual(Object.values(labels))
})

it('without an account, keys of online payments or a place to fetch from, none of them is promised', () => {
  const delivery = { ...shop.delivery, methods: shop.delivery.methods.filter(({ kind }) => kind !== 'collection') }
  expect(paymentWays({ ...shop, delivery }, false)).toEqual([labels.invoice])
})
