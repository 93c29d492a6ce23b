export const countText: typeof import('./list-count.fi.ts').countText = (count) =>
  count === 1 ? '1\u00A0product' : `${count}\u00A0products`
