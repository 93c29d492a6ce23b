import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A fingerprint of files (by path, size and time of change; folders with all below) and of settings. */
export function fingerprint(paths: readonly string[], settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const path of paths) addPath(hash, path)
  return hash.digest('hex')
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isFile()) hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`)
  else for (const name of readdirSync(path).sort()) addPath(hash, join(path, name))
}
