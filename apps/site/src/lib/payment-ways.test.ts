import { paymentMethodLabels as labels } from '@arkpax/schema/order-states'
import { settings } from '@arkpax/schema/settings'
import { expect, it } from 'vitest'
import seed from '../../../../content/data/settings.json' with { type: 'json' }
import { paymentWays } from './payment-ways.ts'

const shop = settings.parse(seed)

it('a shop tells the ways that its offers have', () => {
  expect(paymentWays(shop, true)).toEqual(Object.values(labels))
})

it('without keys of online payments or a place to fetch from, neither is promised, and a consumer can pay all the same', () => {
  const delivery = { ...shop.delivery, methods: shop.delivery.methods.filter(({ kind }) => kind !== 'collection') }
  expect(paymentWays({ delivery }, false)).toEqual([labels.bank_transfer, labels.invoice])
})
