import { expect, it } from 'vitest'
import { grossGrams, grossText, labelsOf } from './packed-goods.ts'

const goods = (product_name: string, quantity: number, shipping_weight_g: number | null, un_number: string | null) => ({
  ...{ product_name, quantity, shipping_weight_g, un_number, sku: null },
})

it('goods weigh what all their packages do, and nothing is said where one is not known', () => {
  expect(grossText([goods('Asema', 2, 28_500, 'UN3480'), goods('Paneeli', 1, 7_250, null)])).toBe('64,25\u00A0kg')
  expect(grossGrams([goods('Asema', 2, 28_500, 'UN3480'), goods('Kaapeli', 1, null, null)])).toBeNull()
})

it('each UN number has a label of its own, with its goods and their weight', () => {
  const labels = labelsOf([
    goods('Asema', 1, 28_000, 'UN3481'),
    goods('Akku', 2, 20_000, 'UN3480'),
    goods('Toinen akku', 1, 10_000, 'UN3480'),
    goods('Paneeli', 1, 7_000, null),
  ])
  expect(labels).toMatchObject([
    { un: 'UN\u00A03480', name: 'LITIUMIONIAKUT', goods: ['2 × Akku', '1 × Toinen akku'], gross: '50\u00A0kg' },
    { un: 'UN\u00A03481', english: 'LITHIUM ION BATTERIES CONTAINED IN EQUIPMENT', gross: '28\u00A0kg' },
  ])
})
