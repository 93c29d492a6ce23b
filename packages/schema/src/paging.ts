import * as z from 'zod'
import { line } from './text.ts'

const WHOLE = 'Anna kokonaisluku'

/** `?limit=` (default 100, at most 500) and the opaque `?cursor=` of a `Link: …; rel="next"` header. */
export const pageQuery = z.object({
  limit: z.coerce.number(WHOLE).int(WHOLE).min(1, 'Vähintään 1').max(500, 'Enintään 500').default(100),
  cursor: line(1_000).optional(),
})
export type PageQuery = z.output<typeof pageQuery>

/** A page query that also searches; `q` is matched anywhere in the row's search text, case-insensitively. */
export const searchQuery = pageQuery.extend({ q: line(200).default('') })
export type SearchQuery = z.output<typeof searchQuery>
