export const WAYS: typeof import('./payment-ways.fi.ts').WAYS = {
  transfer: 'Bank transfer',
  online: 'Online payment',
  collection: 'Payment on collection',
  invoice: 'Invoice for companies',
}
