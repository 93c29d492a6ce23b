export * from './decimal.ts'

/** 89.9 → '89.90' with two `decimals`, '89.9' without. */
export const typedDecimal: typeof import('./decimal.ts').typedDecimal = (value, decimals) =>
  decimals === undefined ? String(value) : value.toFixed(decimals)
