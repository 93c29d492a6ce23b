import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { publishedVersion, readPublishing, requestBuild } from './publishing.repo.ts'
import { publishingFor } from './publishing-state.ts'

const tell = async ({ config }: Deps, db: Kysely<Database>, now: Date) =>
  publishingFor(await readPublishing(db), await publishedVersion(db), config.rebuildHookUrl !== undefined, now)

export const publishingRoutes = [
  route('GET /api/admin/publishing', {}, ({ deps, db, now }) => tell(deps, db, now)),
  route('POST /api/admin/publishing', {}, async ({ deps, db, now }) => {
    await requestBuild(db, now)
    return tell(deps, db, now)
  }),
]
