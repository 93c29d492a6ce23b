import type { DocumentFormat, DocumentKind } from '@arkpax/schema/documents'

/** An invoice, a credit note or a receipt as it was issued; the database refuses to change one. */
export interface DocumentTable {
  id: string
  kind: DocumentKind
  /** Of its kind's own series, without holes. */
  number: number
  /** Of an order that may be gone by now. */
  order_id: string
  order_number: number
  /** What makes it the only one of its kind for the order: see `issue-document.service.ts`. */
  purpose: string
  /** What a credit note takes back. */
  credits_id: string | null
  /** Calendar days of Finland, YYYY-MM-DD. */
  issued_on: string
  delivered_on: string | null
  due_on: string | null
  buyer_name: string
  buyer_email: string
  /** Of a credit note less than nothing. */
  total_cents: number
  /** JSON: see `document-content.ts`. */
  content: string
  /** Of `content`. */
  sha256: string
  /** Who of the staff made it; null where the shop did by itself. */
  issued_by: string | null
  /** Lower-cased numbers, buyer and business id, for searching. */
  search_text: string
  created_at: string
}

/** What of a document was sold at one rate. */
export interface DocumentVatLineTable {
  document_id: string
  vat_percent: number
  net_cents: number
  vat_cents: number
  gross_cents: number
}

/** A file of a document as it was first made, so that everybody gets the same one for ever. */
export interface DocumentFileTable {
  document_id: string
  format: DocumentFormat
  content: Uint8Array
  sha256: string
  created_at: string
}

/** The number that was given last in each series. */
export interface DocumentNumberTable {
  kind: DocumentKind
  last: number
}
