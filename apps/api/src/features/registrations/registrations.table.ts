import type { ProductModel } from '@arkpax/schema/registrations'

export interface ProductRegistrationTable {
  id: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  product_model: ProductModel
  serial_number: string
  /** Calendar day, YYYY-MM-DD. */
  purchase_date: string
  retailer: string | null
  comments: string | null
  /** Calendar day, YYYY-MM-DD; that of now, where a repair has moved it. */
  warranty_end: string
  /** What it was before a repair moved it; null where none has. */
  original_warranty_end: string | null
  /** Another address had registered the serial number before. */
  flagged: boolean
  /** Lower-cased name, address, serial number and model, for searching. */
  search_text: string
  created_at: string
}

/** By how much a repair has moved the warranty of a device; once at most for each. */
export interface WarrantyExtensionTable {
  serial_number: string
  months: number
  case_id: string | null
  created_at: string
}
