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
  /** Calendar day, YYYY-MM-DD. */
  warranty_end: string
  /** Another address had registered the serial number before. */
  flagged: boolean
  /** Lower-cased name, address, serial number and model, for searching. */
  search_text: string
  created_at: string
}
