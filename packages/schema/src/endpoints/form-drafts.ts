import { draftKey } from '../form-drafts.ts'
import type { EndpointGroup } from './endpoint.ts'

export const formDraftsEndpoints = {
  'POST /api/admin/draft-key': {
    name: 'getDraftKey',
    summary: 'The key with which a browser locks the half-filled forms of whoever is signed in',
    access: 'admin',
    may: 'own.session',
    output: draftKey,
  },
} as const satisfies EndpointGroup
