export const WAYS: typeof import('./payment-ways.fi.ts').WAYS = {
  transfer: 'Kontoöverföring i förskott',
  online: 'Nätbetalning',
  collection: 'Betalning vid avhämtning',
  invoice: 'Faktura till företag',
}
