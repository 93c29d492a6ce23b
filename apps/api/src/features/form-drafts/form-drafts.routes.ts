import { route } from '../../http/route.ts'
import { draftKeyOf } from './draft-key.repo.ts'

/** The texts themselves never leave the browser. */
export const formDraftRoutes = [
  route('POST /api/admin/draft-key', {}, async ({ db, staff }) => ({ key: await draftKeyOf(db, staff.id) })),
]
