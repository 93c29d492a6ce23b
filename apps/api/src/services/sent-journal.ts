import { appendFileSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import type { Config } from '../config.ts'

/** Longer than a mail is tried. */
const KEPT_MS = 8 * DAY_MS

/** A try of a mail: the outbox row, and which try it was. */
interface Try {
  id: string
  attempts: number
}

/** What the mail server has taken, written down before the database knows it, so that a process that dies in between doubles nothing. */
export interface SentJournal {
  /** Writes down at once that the server has taken a mail. */
  note(mail: Try, now: Date): void
  /** Whether a try before this one was taken by the server, as far as this machine knows. */
  hasTaken(mail: Try): Promise<boolean>
}

/** A line for each mail that was taken, in a file for each day; every process of the machine adds to it. */
export function createSentJournal(config: Pick<Config, 'dataDir'>): SentJournal {
  const folder = journalFolder(config)
  return {
    note({ id, attempts }, now) {
      const line = `${id} ${attempts}\n`
      const file = join(folder, fileOf(now))
      try {
        appendFileSync(file, line, { mode: 0o600 })
      } catch {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        appendFileSync(file, line, { mode: 0o600 })
      }
    },
    async hasTaken({ id, attempts }) {
      // A process that took the mail over may have died before it looked here.
      const tries = [attempts - 1, attempts - 2].map((attempt) => `${id} ${attempt}\n`)
      for (const name of await journalFiles(folder)) {
        const lines = await readFile(join(folder, name), 'utf8')
        if (tries.some((line) => lines.includes(line))) return true
      }
      return false
    },
  }
}

/** Deletes what was written down of mails that are not tried any more. */
export async function sweepSentJournal(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = journalFolder(config)
  const first = fileOf(new Date(now.getTime() - KEPT_MS))
  for (const name of await journalFiles(folder)) if (name < first) await rm(join(folder, name), { force: true })
}

const journalFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'sent-mails')

const fileOf = (moment: Date) => `${moment.toISOString().slice(0, 10)}.log`

async function journalFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.log'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
