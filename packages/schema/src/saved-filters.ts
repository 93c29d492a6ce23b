import * as z from 'zod'
import { line } from './text.ts'

/** The lists of the back office whose filters can be kept. */
const filteredLists = [
  'audit-log',
  'blog',
  'chat',
  'chat-questions',
  'contact',
  'customers',
  'letters',
  'mail',
  'media',
  'newsletter',
  'offers',
  'returns',
  'orders',
  'privacy-requests',
  'products',
  'documents',
  'receivables',
  'recalls',
  'registrations',
  'reviews',
  'stock',
  'units',
  'warranty-cases',
] as const
export type FilteredList = (typeof filteredLists)[number]

const list = z.enum(filteredLists, 'Tuntematon lista')

/** What stands in the address of the list, by name: `{ status: 'pending', sort: '-total' }`. */
const filters = z
  .record(z.string().regex(/^[a-z_]{1,30}$/, 'Tuntematon suodatin'), line(200))
  .refine((given) => Object.keys(given).length <= 12, 'Liian monta suodatinta')

const MAX_NAME = 60

/** Filters of a list that somebody has kept under a name; one of a list's can be what it opens with. */
export const savedFilter = z.object({
  id: z.string(),
  list,
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  is_default: z.boolean(),
})
export type SavedFilter = z.output<typeof savedFilter>

/** The filters to keep, and under which name. */
export const savedFilterInput = z.object({
  list,
  name: line(MAX_NAME, 'Anna suodattimelle nimi'),
  filters,
  is_default: z.boolean('Valitse, avautuuko lista tällä').default(false),
})
export type SavedFilterInput = z.output<typeof savedFilterInput>

/** What changes of it; what is left out stays. */
export const savedFilterChange = savedFilterInput
  .omit({ list: true, is_default: true })
  .partial()
  .extend({
    is_default: z.boolean('Valitse, avautuuko lista tällä').optional(),
  })
export type SavedFilterChange = z.output<typeof savedFilterChange>
