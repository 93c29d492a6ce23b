import { expect, it } from 'vitest'
import { withOwnFigures } from './product-texts.ts'
import type { ProductWithDetails } from './products.ts'
import { seededProducts } from './seed-for-test.ts'

const [pro] = seededProducts()
if (!pro) throw new Error('No product')

const text = (change: Partial<ProductWithDetails>) => withOwnFigures({ ...pro, ...change }).description
const plain = (of: string) => of.replaceAll('\u00A0', ' ')

it('a product tells its own figures where its texts name them', () => {
  expect(plain(text({ description: 'Painaa [[product.1.weight]]. Siinä on [[product.1.ac-out.inWords]].' }))).toBe(
    'Painaa 28 kg. Siinä on neljä pistorasiaa.',
  )
  const { details } = withOwnFigures({
    ...pro,
    details: { ...pro.details, badges: ['[[product.1.outputs.inWords]]'], tagline: '[[product.1.capacity]] mukaan' },
  })
  expect([plain(details.badges?.[0] ?? ''), plain(details.tagline ?? '')]).toEqual(['13 lähtöä', '2300 Wh mukaan'])
})

it('the count follows the ports', () => {
  const ports = pro.details.ports?.map((port) => (port.id === 'ac-out' ? { ...port, count: 1 } : port))
  expect(text({ description: 'Siinä on [[product.1.ac-out.inWords]].', details: { ...pro.details, ports } })).toBe(
    'Siinä on yksi pistorasia.',
  )
})

it('a sentence, a badge or a feature whose figure nobody has written is left out, and the rest stands, also a warning', () => {
  const { description, details } = withOwnFigures({
    ...pro,
    description: 'Ensin. Painaa [[product.1.weight]].\n\nLopuksi!',
    details: {
      badges: ['IP67', '[[product.1.weight]]'],
      features: [{ title: 'Kevyt', text: 'Vain [[product.1.weight]].' }],
      warnings: ['Lue ohje.', 'Paino [[product.1.weight]]. Nosta kaksin.'],
    },
  })
  expect(description).toBe('Ensin. Lopuksi!')
  expect(details).toEqual({ badges: ['IP67'], features: [], warnings: ['Lue ohje.', 'Paino –. Nosta kaksin.'] })
})

it('texts that name nothing stay as they are', () => {
  const bare = { ...pro, description: ' A.  B\n[ei] ', details: { warnings: ['C. D'] } }
  expect(withOwnFigures(bare)).toEqual(bare)
})
