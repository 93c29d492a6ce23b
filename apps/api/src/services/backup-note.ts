import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const note = z.object({ file: z.string(), at: z.iso.datetime() })
type BackupNote = z.output<typeof note>

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Remembers when the database was last copied, and where to. */
export const noteBackup = (dataDir: string, backup: BackupNote): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(backup))

/** The last copy, and whether its file is still where it was put; undefined when there is none that we know of. */
export function readBackupNote(dataDir: string): (BackupNote & { isThere: boolean }) | undefined {
  if (!existsSync(fileIn(dataDir))) return undefined
  const { data } = note.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  return data && { ...data, isThere: existsSync(data.file) && statSync(data.file).size > 0 }
}
