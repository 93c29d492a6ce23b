import { publishing } from '../publishing.ts'
import type { EndpointGroup } from './endpoint.ts'

export const publishingEndpoints = {
  'GET /api/admin/publishing': {
    name: 'getPublishing',
    summary: 'How the pages stand to what is published, and what they were built without',
    access: 'admin',
    may: 'publishing.read',
    output: publishing,
  },
  'POST /api/admin/publishing': {
    name: 'publishPages',
    summary: 'Ask for the pages to be built now; whichever process can build does it',
    access: 'admin',
    may: 'publishing.write',
    output: publishing,
  },
} as const satisfies EndpointGroup
