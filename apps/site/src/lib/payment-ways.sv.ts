export const WAYS: typeof import('./payment-ways.fi.ts').WAYS = {
  transfer: 'Girering',
  online: 'Nätbetalning',
  collection: 'Betalning vid avhämtning',
  invoice: 'Faktura till företag',
}
