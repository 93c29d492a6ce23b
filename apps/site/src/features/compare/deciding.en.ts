import { inWords } from '@arkpax/schema/number-words'

export const decidingText: typeof import('./deciding.fi.ts').decidingText = {
  dearer: (name, price, gains) => `${name} costs ${price} more${gains.length > 0 ? ': ' : ''}${gains.join(' and ')}.`,
  capacity: (wattHours) => `the battery is ${wattHours} larger`,
  sockets: (count) => `it has ${inWords(count, 'ac', 'en').replace(' ', ' more ')}`,
  lighter: (name, kilograms) => `${name} is ${kilograms} lighter.`,
  look: (name) => `View ${name}`,
}
