import type { EndpointKey } from '@arkpax/schema/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { readKey } from '~/lib/read-query.ts'

/** The read of the whole screen, by its key. */
export const FAQ = readKey('GET /api/admin/faq')

/** The reads that a change of the questions makes old. */
export const FAQ_READS: EndpointKey[] = ['GET /api/admin/faq', 'GET /api/admin/publishing']

/** For a change of a row that failed: the row is read anew, because somebody else may have changed or deleted it. */
export function useReadAnew() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: FAQ })
    return false
  }
}
