import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { type CachedNoun, readContentVersions } from '../db/content-versions.ts'
import type { Database } from '../db/database.ts'
import { deleteExpiredAnswers } from '../db/idempotency-keys.ts'
import { deleteEndedWindows } from '../db/rate-limits.ts'
import type { Deps } from '../deps.ts'

const POLL_MS = 1_000
const SWEEP_MS = 15 * 60_000

/** What time does to the data of a feature; each fails alone. */
export type Sweep = (db: Kysely<Database>, now: Date, config: Config) => Promise<void>

/**
 * Work that goes on beside the requests: forgets cached answers that another process has made old (within a second),
 * and deletes what has run out: idempotency keys, limits, and whatever the features' sweeps see to.
 */
export function startHousekeeping(deps: Deps, sweeps: readonly Sweep[]): { stop: () => void } {
  let seen: Map<CachedNoun, number> | undefined

  const poll = repeat(deps, POLL_MS, async () => {
    const versions = await readContentVersions(deps.db)
    for (const [noun, version] of versions) if (seen && seen.get(noun) !== version) deps.cache.forget(noun)
    seen = versions
  })
  const stopSweeps = [deleteExpiredAnswers, deleteEndedWindows, ...sweeps].map((sweep) =>
    repeat(deps, SWEEP_MS, () => sweep(deps.db, deps.now(), deps.config)),
  )

  return {
    stop() {
      poll()
      for (const stopSweep of stopSweeps) stopSweep()
    },
  }
}

/** Runs `work` now and then until the returned function is called; a failure is logged and tried again next time. */
function repeat(deps: Deps, everyMs: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => deps.log.warn({ err: error }, 'housekeeping failed'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
