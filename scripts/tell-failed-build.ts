import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../apps/api/src/config.ts'
import { connectPostgres, connectSqlite } from '../apps/api/src/db/connect.ts'
import { tellBuildFailure } from '../apps/api/src/features/publishing/build-failure.ts'
import { LEASE_MS } from '../apps/api/src/features/publishing/build-lease.ts'
import { failBuild, publishedVersion, takeBuild } from '../apps/api/src/features/publishing/publishing.repo.ts'
import { readSiteManifest } from '../apps/api/src/http/site-manifest.ts'

/**
 * Tells staff of a build that failed before it came to the pages: those that are there go on being served. The database is used
 * as it is, without new migrations, because an older server goes on with it; where there is none yet, nobody is there to be told.
 */
export async function tellFailedBuild(
  { databaseUrl, dataDir, siteDir }: Pick<Config, 'databaseUrl' | 'dataDir' | 'siteDir'>,
  error: unknown,
): Promise<void> {
  const file = join(dataDir, 'arkpax.sqlite')
  if (!databaseUrl && !existsSync(file)) return
  const db = databaseUrl ? await connectPostgres(databaseUrl) : connectSqlite(file)
  try {
    const builder = randomUUID()
    if (!(await takeBuild(db, builder, LEASE_MS, new Date()))) return
    const failed = {
      version: await publishedVersion(db),
      failure: tellBuildFailure(error),
      leftOut: readSiteManifest(siteDir)?.leftOut ?? [],
    }
    await failBuild(db, builder, failed, new Date())
  } finally {
    await db.destroy()
  }
}
