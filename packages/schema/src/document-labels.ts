import type { DocumentKind } from './documents.ts'

export const documentKindLabels: Record<DocumentKind, string> = {
  invoice: 'Lasku',
  credit_note: 'Hyvityslasku',
  receipt: 'Kuitti',
}
