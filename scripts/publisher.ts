// Builds the pages whenever something has been published, for servers that only serve: `docker-compose.yml` runs it beside them.
import { join } from 'node:path'
import pino from 'pino'
import { readConfig, tellFailure } from '../apps/api/src/config.ts'
import { connectPostgres, connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { buildHere } from '../apps/api/src/features/publishing/build-here.ts'
import { BY_HOOK } from '../apps/api/src/features/publishing/choose-build.ts'
import { createPublisher } from '../apps/api/src/features/publishing/publisher.ts'

/** A process without a listening socket ends unless something is waited for. */
const FOREVER_MS = 2 ** 31 - 1

async function main() {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, base: undefined })
  const db = config.databaseUrl
    ? await connectPostgres(config.databaseUrl)
    : connectSqlite(join(config.dataDir, 'arkpax.sqlite'))
  await migrate(db)
  const build = config.rebuildHookUrl ? undefined : buildHere(config.siteDir)
  const publisher = createPublisher({ db, log, now: () => new Date(), build })
  const awake = setInterval(() => {}, FOREVER_MS)
  const end = async () => {
    clearInterval(awake)
    await publisher.stop()
    await db.destroy()
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  console.log(config.rebuildHookUrl ? `Nothing to do: ${BY_HOOK}` : `Publishing to ${config.siteDir}`)
}

try {
  await main()
} catch (error) {
  console.error(tellFailure(error))
  process.exit(1)
}
