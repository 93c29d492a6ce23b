import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { deleteSavedFilter, listSavedFilters } from './saved-filters.repo.ts'
import { changeFilter, keepFilter, noFilter } from './saved-filters.service.ts'

/** What somebody chooses to see is their own matter and stands in no log. */
export const savedFilterRoutes = [
  route(
    'GET /api/admin/saved-filters',
    {},
    async ({ db, staff }) => new Page(await listSavedFilters(db, staff.id), undefined),
  ),

  route('POST /api/admin/saved-filters', {}, ({ db, staff, body, now }) => keepFilter(db, staff.id, body, now)),

  route('PUT /api/admin/saved-filters/{id}', {}, ({ db, staff, params, body, now }) =>
    changeFilter(db, staff.id, params.id, body, now),
  ),

  route('DELETE /api/admin/saved-filters/{id}', {}, async ({ db, staff, params }) => {
    if (!(await deleteSavedFilter(db, staff.id, params.id))) throw noFilter()
  }),
]
