import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'

const RETRY_MS = 500

/**
 * Does `work` while no other build uses the same working folders. The lock is one of SQLite's on `file`: it ends with its
 * process, however that ends. Whoever has to wait says so once, by `tell`.
 */
export async function aloneInWorkspace<T>(file: string, work: () => Promise<T>, tell: () => void): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new SQLite(file, { timeout: 0 })
  try {
    let hasToldSo = false
    while (!isTaken(lock)) {
      if (!hasToldSo) tell()
      hasToldSo = true
      await sleep(RETRY_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function isTaken(lock: SQLite.Database): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
