import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { readKey } from '~/lib/read-query.ts'

const READ = 'GET /api/admin/publishing'
const ASK_AGAIN_MS = 3_000

/** The state of publishing, asked again while something is going on: never when all is at rest, which would keep a session alive. */
export function usePublishing() {
  return useQuery<Answer<typeof READ>>({
    queryKey: readKey(READ),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'building' ? ASK_AGAIN_MS : false,
  })
}
