import { route } from '../../http/route.ts'
import { publishedVersion, readPublishing, requestBuild } from './publishing.repo.ts'
import { publishingFor } from './publishing-state.ts'

export const publishingRoutes = [
  route('GET /api/admin/publishing', {}, async ({ db, now }) =>
    publishingFor(await readPublishing(db), await publishedVersion(db), now),
  ),
  route('POST /api/admin/publishing', {}, async ({ db, now }) => {
    await requestBuild(db, now)
    return publishingFor(await readPublishing(db), await publishedVersion(db), now)
  }),
]
