import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import SQLite from 'better-sqlite3'
import { readConfig } from './config.ts'
import { noteBackup } from './services/backup-note.ts'

/**
 * Copies the SQLite database, as it stands at one moment, to `target`, which is there whole or not at all; the shop may be
 * running, however busy. Throws where there is no database.
 */
export function backUp(env: Record<string, string | undefined>, target: string): void {
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl) throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump.')
  const file = join(dataDir, 'arkpax.sqlite')
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  if (!isFreeOrCopy(target, file)) throw new Error(`${target} is no place for a copy: name a file of its own.`)
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    copy(file, part)
    putOnDisk(part, 'r+')
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  noteBackup(dataDir, { file: resolve(target), at: new Date().toISOString() })
  // Windows keeps the names of a folder by itself and opens none.
  if (process.platform !== 'win32') putOnDisk(dirname(resolve(target)), 'r')
}

/** Whether a copy may take this name: nothing has it, or a file that is not the shop's own database. */
function isFreeOrCopy(target: string, database: string): boolean {
  if (!existsSync(target)) return true
  const isDatabase = ['', '-wal', '-shm'].some((end) => isSameFile(target, database + end))
  return statSync(target).isFile() && !isDatabase
}

const isSameFile = (one: string, other: string) => existsSync(other) && realpathSync(one) === realpathSync(other)

/** One statement reads one snapshot: a copy in steps begins anew with every write, and so never ends in a busy shop. */
function copy(file: string, part: string): void {
  const sqlite = new SQLite(file)
  try {
    sqlite.prepare('vacuum into ?').run(part)
  } finally {
    sqlite.close()
  }
}

/** Waits until a file, or the names in a folder, would survive a power cut; SQLite does not for such a copy. */
function putOnDisk(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  try {
    if (!target) throw new Error('Say where to: npm run backup -- <file>')
    backUp(process.env, target)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
