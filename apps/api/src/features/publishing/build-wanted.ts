import { MINUTE_MS } from '@arkpax/schema/durations'
import { isLeased } from './build-lease.ts'
import type { PublishingRow } from './publishing.table.ts'

/** Changes that come this close together lead to one build … */
const QUIET_MS = 3_000
/** … but none waits longer than this for the others to end. */
const CEILING_MS = 12_000
/** A build that failed is tried again after this time though nothing has changed: a full disk may have been emptied. */
const RETRY_MS = 10 * MINUTE_MS

type Known = Pick<
  PublishingRow,
  'built_version' | 'failed_version' | 'failed_at' | 'requested_at' | 'started_at' | 'leased_until'
>

/** Whether the pages have to be built, and whether it is because somebody asks for it. */
export function isBuildWanted(known: Known, version: number, now: Date): 'changed' | 'asked for' | false {
  if (isLeased(known.leased_until, now)) return false
  // Whoever had it has died: nobody knows how far the build came, nor who asked for it.
  if (known.leased_until !== null) return 'changed'
  if (known.requested_at !== null && known.requested_at > (known.started_at ?? '')) return 'asked for'
  if (known.failed_at !== null && known.failed_version === version) {
    return now.getTime() - Date.parse(known.failed_at) >= RETRY_MS ? 'changed' : false
  }
  return known.built_version !== version || known.failed_at !== null ? 'changed' : false
}

/** Lets changes come to rest before they are built; what is asked for does not wait. */
export function createQuietPeriod() {
  let first: number | undefined
  let last = 0
  let seen: number | undefined
  return {
    /** Whether it is time to build this version; the period begins anew when it is. */
    isOver(version: number, isAskedFor: boolean, now: Date): boolean {
      const at = now.getTime()
      first ??= at
      if (version !== seen) last = at
      seen = version
      const isOver = isAskedFor || at - last >= QUIET_MS || at - first >= CEILING_MS
      if (isOver) first = seen = undefined
      return isOver
    },
  }
}
