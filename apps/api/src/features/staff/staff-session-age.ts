import { MINUTE_MS } from '@arkpax/schema/durations'

/** A session ends after this much idle time, and after this much time at most. */
const IDLE_MS = 30 * MINUTE_MS
export const LIFETIME_MS = 12 * 60 * MINUTE_MS

/** A session's use is written down at most this often, so that reads seldom write. */
const TOUCH_EVERY_MS = MINUTE_MS

interface SessionAge {
  last_seen_at: string
  expires_at: string
}

/** Whether a session still opens the back office. */
export const isAlive = (session: SessionAge, now: Date) =>
  now.getTime() < Date.parse(session.expires_at) && now.getTime() - Date.parse(session.last_seen_at) < IDLE_MS

/** Whether the last use that is written down is old enough to be written again. */
export const needsTouch = (session: SessionAge, now: Date) =>
  now.getTime() - Date.parse(session.last_seen_at) >= TOUCH_EVERY_MS
