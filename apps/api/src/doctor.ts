import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@arkpax/schema/doctor'
import { readConfig } from './config.ts'
import { connectPostgres, connectSqlite } from './db/connect.ts'
import { isMigrated } from './db/migrate.ts'
import { lineOf } from './features/doctor/doctor-lines.ts'
import { examine } from './features/doctor/examine.ts'
import { gatherFacts } from './features/doctor/gather-facts.service.ts'
import { type ServerProbes, serverProbes } from './services/server-probes.ts'

/** Examines the shop of an environment; throws where there is none, or the environment itself is wrong. */
export async function examineShop(
  env: Record<string, string | undefined>,
  probes: ServerProbes = serverProbes,
): Promise<Finding[]> {
  const config = readConfig(env)
  const file = join(config.dataDir, 'arkpax.sqlite')
  if (!config.databaseUrl && !existsSync(file)) throw new Error(`Tietokantaa ${file} ei ole. Käynnistä kauppa ensin.`)
  const db = config.databaseUrl ? await connectPostgres(config.databaseUrl) : connectSqlite(file)
  try {
    if (!(await isMigrated(db))) throw new Error('Tietokanta on vanhempi kuin ohjelma. Käynnistä kauppa ensin.')
    return examine(await gatherFacts({ db, config, probes, now: new Date() }))
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  try {
    const findings = await examineShop(process.env)
    process.stdout.write(`${findings.map(lineOf).join('\n')}\n`)
    process.exitCode = findings.some(({ level }) => level === 'mend') ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
