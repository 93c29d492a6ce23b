import { MINUTE_MS } from '@arkpax/schema/durations'
import { type CachedNoun, readContentVersions } from '../db/content-versions.ts'
import { isAway, retryWhile, upTo } from '../db/retry.ts'
import type { Deps } from '../deps.ts'
import type { Sweep } from './privacy.ts'

const POLL_MS = 1_000
const PROMPT_MS = 5_000
const SWEEP_MS = 15 * MINUTE_MS
/** How long a sweep tries anew while the database is away: it is sooner than its next turn. */
const SWEEP_PATIENCE_MS = 60_000

interface Work {
  sweeps: readonly Sweep[]
  minutely: readonly Sweep[]
  prompt: readonly Sweep[]
}

/**
 * Work that goes on beside the requests: forgets cached answers that another process has made old (within a second),
 * and deletes what has run out, as the sweeps see to it; each fails alone.
 */
export function startHousekeeping(deps: Deps, { sweeps, minutely, prompt }: Work): { stop: () => void } {
  let seen: Map<CachedNoun, number> | undefined

  const poll = repeat(deps, POLL_MS, async () => {
    const versions = await readContentVersions(deps.db)
    for (const [noun, version] of versions) if (seen && seen.get(noun) !== version) deps.cache.forget(noun)
    seen = versions
  })
  const stopSweeps = sweeps.map((sweep) =>
    repeat(deps, SWEEP_MS, () =>
      retryWhile(upTo(SWEEP_PATIENCE_MS, isAway), () => sweep(deps.db, deps.now(), deps.config)),
    ),
  )
  const every = (ms: number, those: readonly Sweep[]) =>
    those.map((sweep) => repeat(deps, ms, () => sweep(deps.db, deps.now(), deps.config)))
  const stopOften = [...every(MINUTE_MS, minutely), ...every(PROMPT_MS, prompt)]

  return {
    stop() {
      poll()
      for (const stopSweep of [...stopSweeps, ...stopOften]) stopSweep()
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
