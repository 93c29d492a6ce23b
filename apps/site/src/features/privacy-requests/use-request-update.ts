import type { EndpointKey } from '@arkpax/schema/endpoints'
import { isStale } from '~/components/admin/stale.ts'
import type { ApiError } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { requestText as text } from './privacy.fi.ts'

/** What a change of a request makes old. */
export const REQUEST_READS: EndpointKey[] = [
  'GET /api/admin/privacy-requests',
  'GET /api/admin/privacy-requests/{id}',
  'GET /api/admin/privacy-requests/{id}/erasure',
]

/** Whether a refusal is told in a place of its own: at its field, or that somebody else was first. */
export function tellRefusal(error: ApiError): boolean {
  if (error.problem?.errors) return true
  if (isStale(error)) showToast({ title: text.staleHere, tone: 'destructive' })
  return isStale(error)
}

/** Changes what is known of a request; where somebody else was first, it is read anew and that is told. */
export const useRequestUpdate = (success: string) =>
  useWrite('PUT /api/admin/privacy-requests/{id}', {
    success,
    failure: text.updateFailed,
    changes: REQUEST_READS,
    doubts: REQUEST_READS,
    onFailure: tellRefusal,
  })
