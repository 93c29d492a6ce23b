import { type CachedNoun, readContentVersions } from '../db/content-versions.ts'
import { deleteExpiredAnswers } from '../db/idempotency-keys.ts'
import { deleteEndedWindows } from '../db/rate-limits.ts'
import type { Deps } from '../deps.ts'

const POLL_MS = 1_000
const SWEEP_MS = 15 * 60_000

/**
 * Work that goes on beside the requests: forgets cached answers that another process has made old (within a second),
 * and deletes expired idempotency keys and limits.
 */
export function startHousekeeping(deps: Deps): { stop: () => void } {
  let seen: Map<CachedNoun, number> | undefined

  const poll = repeat(deps, POLL_MS, async () => {
    const versions = await readContentVersions(deps.db)
    for (const [noun, version] of versions) if (seen && seen.get(noun) !== version) deps.cache.forget(noun)
    seen = versions
  })
  const sweep = repeat(deps, SWEEP_MS, async () => {
    await deleteExpiredAnswers(deps.db, deps.now())
    await deleteEndedWindows(deps.db, deps.now())
  })

  return {
    stop() {
      poll()
      sweep()
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
