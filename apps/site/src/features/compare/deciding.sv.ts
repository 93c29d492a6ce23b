import { inWords } from '@arkpax/schema/number-words'

export const decidingText: typeof import('./deciding.fi.ts').decidingText = {
  dearer: (name, price, gains) => `${name} kostar ${price} mer${gains.length > 0 ? ': ' : ''}${gains.join(' och ')}.`,
  capacity: (wattHours) => `batteriet är ${wattHours} större`,
  sockets: (count) => `det finns ${inWords(count, 'ac', 'sv')} till`,
  lighter: (name, kilograms) => `${name} är ${kilograms} lättare.`,
  look: (name) => `Se ${name}`,
}
