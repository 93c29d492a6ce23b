import type { EndpointKey } from '@arkpax/schema/endpoints'
import { readKey } from '~/lib/read-query.ts'

/** The read of the whole screen, by its key. */
export const FAQ = readKey('GET /api/admin/faq')

/** The reads that a change of the questions makes old. */
export const FAQ_READS: EndpointKey[] = ['GET /api/admin/faq', 'GET /api/admin/publishing']
