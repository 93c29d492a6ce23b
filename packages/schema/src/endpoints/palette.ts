import { paletteHits, paletteQuery } from '../palette.ts'
import type { EndpointGroup } from './endpoint.ts'

export const paletteEndpoints = {
  'GET /api/admin/search': {
    name: 'searchBackOffice',
    summary:
      'The best few orders, messages, products and others for a text, each noun only for a role that may read it',
    access: 'admin',
    may: 'dashboard.read',
    query: paletteQuery,
    output: paletteHits,
  },
} as const satisfies EndpointGroup
