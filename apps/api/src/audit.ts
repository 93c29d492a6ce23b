import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChainFault } from '@arkpax/schema/audit-log'
import { readConfig } from './config.ts'
import { findHash, verifyChain } from './db/audit-chain.ts'
import { connectPostgres, connectSqlite } from './db/connect.ts'

const FAULTS: Record<ChainFault, string> = {
  missing: 'it is missing',
  unlinked: 'it does not follow the line before it',
  changed: 'it is not as it was written',
  values: 'its values are not as they were written',
  head: 'it is not the line that was written last',
  beyond: 'there are lines behind it that are not in the chain',
}

/** A line's number and hash, as an earlier run has told them: `1234:FcX2…`. */
const NOTED = /^(\d+):([\w-]+)$/

/**
 * Looks whether every line of the log of what staff did is as it was written, and tells it with the number and hash of the last
 * one. Whoever has noted these down gives them as `noted`, and is told whether that line is still the same. Throws where
 * anything is not, or there is no database.
 */
export async function verifyAudit(env: Record<string, string | undefined>, noted?: string): Promise<string> {
  const db = await connect(env)
  try {
    const { lines, forgotten, head, broken } = await verifyChain(db)
    if (broken) throw new Error(`The log is broken at line ${broken.number}: ${FAULTS[broken.reason]}.`)
    const [, number, hash] = noted?.match(NOTED) ?? []
    if (noted && !hash) throw new Error(`${noted} is no line: give its number and hash as an earlier run told them.`)
    if (hash && (await findHash(db, Number(number))) !== hash)
      throw new Error(`Line ${number} is not the one that was noted, or is no longer kept.`)
    return `The log is whole: ${lines} lines, ${forgotten} of them without values. Last line ${head.number}:${head.hash}`
  } finally {
    await db.destroy()
  }
}

async function connect(env: Record<string, string | undefined>) {
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl) return connectPostgres(databaseUrl)
  const file = join(dataDir, 'arkpax.sqlite')
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  return connectSqlite(file)
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await verifyAudit(process.env, process.argv[2])}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
