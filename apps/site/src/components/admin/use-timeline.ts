import type { TimelineEntity } from '@arkpax/schema/audit-log'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRead } from '~/lib/use-read.ts'

/** The most lines that are read at once. */
export const TIMELINE_LIMIT = 200

/** What staff have done to a thing, newest first; asked again after each write of staff. */
export function useTimeline(entity: TimelineEntity, id: string) {
  const client = useQueryClient()
  const timeline = useRead('GET /api/admin/timelines/{entity}/{id}', {
    params: { entity, id },
    query: { limit: TIMELINE_LIMIT },
  })
  const { refetch } = timeline
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') void refetch()
      }),
    [client, refetch],
  )
  return timeline
}
