export const WAYS: typeof import('./payment-words.fi.ts').WAYS = {
  transfer: 'Bank transfer',
  online: 'Online payment',
  collection: 'Payment on collection',
  invoice: 'Invoice for companies',
}
