import { expect, it } from 'vitest'
import { leftOf } from './left-to-deliver.ts'

const item = (id: string, quantity: number) => ({
  ...{ id, quantity, product_id: id, product_name: id.toUpperCase(), price: 1, discount: 0, vat_percent: 25.5 },
})
const parcel = (...pieces: [string, number][]) => ({
  items: pieces.map(([order_item_id, quantity]) => ({ order_item_id, quantity, product_name: '' })),
})

it('what stands in no delivery is left, and nothing of a line that is whole in them', () => {
  const items = [item('a', 3), item('b', 2)]
  expect(leftOf({ items }, [])).toMatchObject([{ id: 'a', name: 'A', quantity: 3 }, { quantity: 2 }])
  expect(leftOf({ items }, [parcel(['a', 1], ['b', 2]), parcel(['a', 1])])).toEqual([
    { id: 'a', product_id: 'a', name: 'A', quantity: 1 },
  ])
})
