import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { readConfig } from './config.ts'

/** Copies the SQLite database, as it stands at one moment, to `target`; the shop may be running. Throws where there is none. */
export async function backUp(env: Record<string, string | undefined>, target: string): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl) throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump.')
  const file = join(dataDir, 'arkpax.sqlite')
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const sqlite = new SQLite(file)
  await sqlite.backup(`${target}.part`)
  sqlite.close()
  renameSync(`${target}.part`, target)
}

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  try {
    if (!target) throw new Error('Say where to: npm run backup -- <file>')
    await backUp(process.env, target)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
