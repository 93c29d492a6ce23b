import { MINUTE_MS } from '@arkpax/schema/durations'
import { ModelError } from './model-request.ts'

const FAILURES_IN_A_ROW = 5
const OPEN_MS = 30_000
const LONGEST_PAUSE_MS = 10 * MINUTE_MS

/** Leaves a server alone that keeps failing or asks to wait. `now` gives milliseconds. */
export function createCircuitBreaker(now: () => number) {
  let failures = 0
  let openUntil = 0
  let pausedUntil = 0
  let isProbing = false

  return {
    /** Lets a call through; throws `busy` while the server asks to wait, `down` while it is left alone. */
    enter() {
      if (now() < pausedUntil) throw new ModelError('busy', { retryAfterMs: pausedUntil - now() })
      if (failures < FAILURES_IN_A_ROW) return
      // Half a minute after the last failure one call tries, and the others wait for what it finds.
      if (now() < openUntil || isProbing) throw new ModelError('down')
      isProbing = true
    },
    /** Takes what came of a call that was let through: its failure, or undefined for an answer. */
    leave(failure: ModelError | undefined) {
      isProbing = false
      if (failure?.retryAfterMs) pausedUntil = now() + Math.min(failure.retryAfterMs, LONGEST_PAUSE_MS)
      if (!failure) failures = 0
      else if (isServersFault(failure)) {
        failures += 1
        openUntil = now() + OPEN_MS
      }
    },
  }
}

/** A wrong key or model fails every call; a question that the server refuses says nothing about the next. */
const isServersFault = ({ kind, status = 0 }: ModelError) =>
  kind === 'down' || kind === 'timeout' || (kind === 'refused' && [401, 403, 404].includes(status))
