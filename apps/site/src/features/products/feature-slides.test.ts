import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { featureSlides } from './feature-slides.ts'

const [pro] = seededCatalogue()
if (!pro) throw new Error('No product')

const titles = (product: typeof pro) => featureSlides(product).map(({ title }) => title.replaceAll('\u00A0', ' '))

it('the features of a product are told with its own figures', () => {
  expect(titles(pro)).toEqual([
    'Huipputeho 4800 W',
    'IP67 merellä ja sateessa',
    'Laajenee: yhteensä 25,3 kWh',
    'Varavirta 10 ms:ssa',
    'Täyteen noin 2 tunnissa',
  ])
  expect(titles({ ...pro, upsMs: 8 })).toContain('Varavirta 8 ms:ssa')
})

it('a feature whose figure is gone is left out', () => {
  expect(titles({ ...pro, upsMs: undefined })).not.toContainEqual(expect.stringContaining('Varavirta'))
})
