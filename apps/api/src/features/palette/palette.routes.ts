import { route } from '../../http/route.ts'
import { findHits } from './palette.service.ts'

export const paletteRoutes = [
  route('GET /api/admin/search', {}, async ({ db, query, staff, now }) => ({
    hits: await findHits(db, query.q, staff.role, now),
  })),
]
