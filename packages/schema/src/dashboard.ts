import * as z from 'zod'
import { product } from './products.ts'
import { utcInstant } from './text.ts'

/** What needs a hand today. `overdue_messages` are new or read ones whose promised time of reply has passed. */
export const dashboard = z.object({
  new_orders: z.int(),
  unread_messages: z.int(),
  overdue_messages: z.int(),
  /** Messages that wait for whoever asks, and those in which a note names them that they have not seen. */
  my_messages: z.int(),
  my_mentions: z.int(),
  /** Products with five or fewer left, the fewest first; at most ten, the count tells of all. */
  low_stock: z.array(product.pick({ id: true, name: true, stock: true })),
  low_stock_count: z.int(),
  /** Mails that have been tried without success, given up or not. */
  undelivered_mails: z.int(),
  /** Since when, and why in Finnish, the mailbox of customer service cannot be read; null while it can, or none is set. */
  mailbox_failure: z.object({ since: utcInstant, reason: z.string() }).nullable(),
})
export type Dashboard = z.output<typeof dashboard>
