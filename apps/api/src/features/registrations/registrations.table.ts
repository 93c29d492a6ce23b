export interface ProductRegistrationTable {
  id: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  product_model: string
  serial_number: string
  /** Calendar day, YYYY-MM-DD. */
  purchase_date: string
  retailer: string | null
  comments: string | null
  /** Calendar day, YYYY-MM-DD. */
  warranty_end: string
  /** Another address had registered the serial number before. */
  flagged: boolean
  /** Lower-cased name, address and serial number, for searching. */
  search_text: string
  created_at: string
}
