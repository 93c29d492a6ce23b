type Words = typeof import('./labels.ts')

export * from './labels.ts'

export const categoryLabels: Words['categoryLabels'] = {
  'power-stations': 'Kraftstationer',
  accessories: 'Tillbehör',
  'solar-panels': 'Solpaneler',
}

export const homeCardStock: Words['homeCardStock'] = (stock) => {
  if (stock <= 0) return { text: 'Slutsåld', tone: 'out' }
  return stock <= 5 ? { text: `Bara ${stock} kvar`, tone: 'low' } : null
}

export const listCardStock: Words['listCardStock'] = (stock) => {
  if (stock <= 0) return { text: 'Slutsåld', tone: 'out' }
  return stock < 10 ? { text: 'Få kvar i lager', tone: 'low' } : null
}

export const detailStock: Words['detailStock'] = (stock) => {
  if (stock <= 0) return { text: 'Slutsåld', tone: 'out' }
  if (stock <= 10) return { text: `Få kvar i lager (${stock}\u00A0st)`, tone: 'low' }
  return { text: `I lager (${stock}\u00A0st)`, tone: 'good' }
}
