export const WAYS: typeof import('./payment-words.fi.ts').WAYS = {
  transfer: 'Kontoöverföring i förskott',
  online: 'Nätbetalning',
  collection: 'Betalning vid avhämtning',
  invoice: 'Faktura till företag',
}
