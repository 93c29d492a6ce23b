import * as z from 'zod'
import { savedFilter, savedFilterChange, savedFilterInput } from '../saved-filters.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const savedFiltersEndpoints = {
  'GET /api/admin/saved-filters': {
    name: 'listSavedFilters',
    summary: 'The filters of lists that whoever asks has kept, by name',
    access: 'admin',
    may: 'own.session',
    output: z.array(savedFilter),
  },
  'POST /api/admin/saved-filters': {
    name: 'createSavedFilter',
    summary: 'Keep filters of a list under a name; at most 30 for each list',
    access: 'admin',
    may: 'own.session',
    body: savedFilterInput,
    output: savedFilter,
    creates: true,
  },
  'PUT /api/admin/saved-filters/{id}': {
    name: 'updateSavedFilter',
    summary: 'Rename kept filters, keep others in their place, or open the list with them',
    access: 'admin',
    may: 'own.session',
    params: id,
    body: savedFilterChange,
    output: savedFilter,
  },
  'DELETE /api/admin/saved-filters/{id}': {
    name: 'deleteSavedFilter',
    summary: 'Forget kept filters',
    access: 'admin',
    may: 'own.session',
    params: id,
  },
} as const satisfies EndpointGroup
