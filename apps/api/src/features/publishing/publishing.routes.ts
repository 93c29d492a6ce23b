import { recordAudit } from '../../db/audit-log.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { publishedVersion, readPublishing, requestBuild } from './publishing.repo.ts'
import { publishingFor } from './publishing-state.ts'

const isByHook = ({ config }: Deps) => config.rebuildHookUrl !== undefined

export const publishingRoutes = [
  route('GET /api/admin/publishing', {}, async ({ deps, db, now }) =>
    publishingFor(await readPublishing(db), await publishedVersion(db), isByHook(deps), now),
  ),
  route('POST /api/admin/publishing', {}, async ({ deps, db, now, staff }) => {
    await requestBuild(db, now)
    await recordAudit(db, now, staff, { action: 'build', entity: 'publishing', entityId: '1' })
    return publishingFor(await readPublishing(db), await publishedVersion(db), isByHook(deps), now)
  }),
]
