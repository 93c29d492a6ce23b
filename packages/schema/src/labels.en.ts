type Words = typeof import('./labels.ts')

export * from './labels.ts'

export const categoryLabels: Words['categoryLabels'] = {
  'power-stations': 'Power stations',
  accessories: 'Accessories',
  'solar-panels': 'Solar panels',
}

export const homeCardStock: Words['homeCardStock'] = (stock) => {
  if (stock <= 0) return { text: 'Sold out', tone: 'out' }
  return stock <= 5 ? { text: `Only ${stock} left`, tone: 'low' } : null
}

export const listCardStock: Words['listCardStock'] = (stock) => {
  if (stock <= 0) return { text: 'Sold out', tone: 'out' }
  return stock < 10 ? { text: 'Low stock', tone: 'low' } : null
}

export const detailStock: Words['detailStock'] = (stock) => {
  if (stock <= 0) return { text: 'Sold out', tone: 'out' }
  if (stock <= 10) return { text: `Low stock (${stock} left)`, tone: 'low' }
  return { text: `In stock (${stock})`, tone: 'good' }
}
