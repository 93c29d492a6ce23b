import { deleteAuditBefore } from '../db/audit-log.ts'
import { deleteExpiredAnswers } from '../db/idempotency-keys.ts'
import { deleteEndedWindows } from '../db/rate-limits.ts'
import { monthsAgo } from './months-ago.ts'
import type { Privacy } from './privacy.ts'

const AUDIT_MONTHS = 24

/** What the server keeps for itself. */
export const serverPrivacy: Privacy = {
  columns: { audit_log: ['actor', 'detail'], idempotency_keys: ['answer'], rate_limits: ['key'] },
  ownData: {
    because: 'What staff did names the staff and no customer; answers are kept for a day, limits as hashes for less.',
  },
  erase: { because: 'Answers under a key and limits are gone within a day, and what staff did names no customer.' },
  retain: [deleteExpiredAnswers, deleteEndedWindows, (db, now) => deleteAuditBefore(db, monthsAgo(now, AUDIT_MONTHS))],
}
