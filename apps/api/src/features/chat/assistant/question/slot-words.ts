import * as z from 'zod'
import { languages } from '../passages.ts'

const called = z.array(z.string().min(1))
export const units = ['W', 'Wh', 'h', 'days', 'pieces', 'A', 'V', 'Ah', 'C', 'kg', 'mm', 'months', 'other'] as const

/** `content/assistant/words.yml`: how people tell products, figures, places and days. */
export const slotWords = z.strictObject({
  products: z.record(z.string(), called),
  sunlit: z.record(z.string(), called),
  sun: called,
  figured: called,
  common: called,
  these: called,
  numbers: z.record(z.string(), called),
  clock: called,
  units: z.array(z.strictObject({ unit: z.enum(units), times: z.number(), called })),
  spans: z.array(z.strictObject({ unit: z.enum(['h', 'days']), value: z.number(), called })),
  minus: called,
  frost: called,
  below: called,
  sides: called,
  comparing: z.strictObject({ over: called, under: called }),
  fitting: called,
  whether: called,
  'whether-not': called,
  measure: called,
  'asks-count': called,
  those: called,
  which: called,
  adding: called,
  parts: called,
  parting: called,
  together: called,
  things: z.record(z.string(), called),
  times: called,
  compared: z.record(z.string(), called),
  thither: called,
  with: called,
  total: called,
  drawing: called,
  filling: called,
  others: called,
  orders: called,
  cities: z.record(z.string().regex(/^\d{5}$/), called),
  attributes: z.record(z.string(), called),
  'speaks-for': z.record(z.string(), called),
  languages: z.record(z.enum(languages), called),
  documents: z.record(z.string(), called),
  places: z.record(z.string(), z.strictObject({ called, loads: called })),
  days: z.record(z.string(), called),
  months: called.length(12),
})
export type SlotWords = z.output<typeof slotWords>
