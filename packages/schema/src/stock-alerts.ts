import * as z from 'zod'
import { pageQuery } from './paging.ts'
import { emailAddress, line, utcInstant } from './text.ts'

/** Whoever wants to know when a product can be had again. */
export const stockAlertInput = z.object({ product_id: line(36, 'Tuote puuttuu'), email: emailAddress() })

/** The token of a mailed link: in the body from our page, in the query from a mail program's one click (RFC 8058). */
export const alertToken = z.object({ token: line(200).optional() })

/** One who waits, as staff see it: `confirmed_at` is the place in the queue, null until the mailed link has been used. */
export const stockAlert = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  email: z.string(),
  confirmed_at: utcInstant.nullable(),
  told_at: utcInstant.nullable(),
  created_at: utcInstant,
})
export type StockAlert = z.output<typeof stockAlert>

/** Those who wait for a product, or for any (empty), the first of the queue first. */
export const stockAlertQuery = pageQuery.extend({ product_id: line(36).default('') })
export type StockAlertQuery = z.output<typeof stockAlertQuery>
