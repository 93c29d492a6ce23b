import type { ProductPort } from '@arkpax/schema/product-details'
import { describe, expect, it } from 'vitest'
import { placeRow, ratings } from './port-layout.ts'

const port = (fields: Partial<ProductPort>): ProductPort => ({
  id: 'usb-a-out',
  kind: 'usb-a',
  label: 'USB-A',
  count: 4,
  side: 'front',
  direction: 'out',
  description: 'Puhelimille.',
  ...fields,
})

describe('a row of ports', () => {
  const placed = placeRow([port({}), port({ id: 'dc', kind: 'dc5521', count: 2 })], {
    left: 100,
    right: 700,
    y: 40,
    height: 80,
    first: 2,
  })

  it('draws every port of the data once, numbered on from the row before', () => {
    expect(placed.map(({ number, centres }) => [number, centres.length])).toEqual([
      [2, 4],
      [3, 2],
    ])
  })

  it('stands within its bounds without overlaps', () => {
    const [first, second] = placed
    expect(first && first.x > 100).toBe(true)
    expect(first && second && first.x + first.width < second.x).toBe(true)
    expect(second && second.x + second.width < 700).toBe(true)
  })

  it('makes smaller what has no room', () => {
    const [crowded] = placeRow([port({ kind: 'ac' })], { left: 100, right: 336, y: 0, height: 80, first: 1 })
    expect(crowded).toMatchObject({ x: 100, width: 236, scale: 0.5 })
  })
})

describe('ratings', () => {
  it('name what the port has', () => {
    expect(ratings(port({ volts: 5, amps: 3.6, watts: 18 }))).toBe('5\u00A0V, 3,6\u00A0A, 18\u00A0W')
    expect(ratings(port({}))).toBe('')
  })
})
