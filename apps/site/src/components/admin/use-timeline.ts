import type { TimelineEntity } from '@arkpax/schema/audit-log'
import { useRead } from '~/lib/use-read.ts'
import { useRefetchAfterWrites } from './use-refetch-after-writes.ts'

/** The most lines that are read at once. */
export const TIMELINE_LIMIT = 200

/** What staff have done to a thing, newest first; asked again after each write of staff. */
export function useTimeline(entity: TimelineEntity, id: string) {
  const timeline = useRead('GET /api/admin/timelines/{entity}/{id}', {
    params: { entity, id },
    query: { limit: TIMELINE_LIMIT },
  })
  useRefetchAfterWrites(timeline.refetch)
  return timeline
}
