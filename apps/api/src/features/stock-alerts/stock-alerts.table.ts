/** A visitor who wants to know when a product can be had again. */
export interface StockAlertTable {
  id: string
  product_id: string
  email: string
  /** When the link of the confirming mail was used: the place in the queue. */
  confirmed_at: string | null
  /** When the mail was queued that tells that there is some. */
  told_at: string | null
  created_at: string
}
