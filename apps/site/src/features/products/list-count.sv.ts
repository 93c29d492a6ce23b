export const countText: typeof import('./list-count.fi.ts').countText = (count) =>
  count === 1 ? '1\u00A0produkt' : `${count}\u00A0produkter`
