import { cutChain } from '../db/audit-chain.ts'
import { deleteExpiredAnswers } from '../db/idempotency-keys.ts'
import { deleteEndedWindows } from '../db/rate-limits.ts'
import { monthsAgo } from './months-ago.ts'
import type { Privacy } from './privacy.ts'

const AUDIT_MONTHS = 24

/** What the server keeps for itself. */
export const serverPrivacy: Privacy = {
  columns: {
    audit_log: ['actor', 'detail', 'content', 'search_text'],
    idempotency_keys: ['answer'],
    rate_limits: ['key'],
  },
  ownData: {
    because:
      'What staff did names the staff; what it tells of a customer stands with the thing itself, in the download of its noun. Answers are kept for a day, limits as hashes for less.',
  },
  erase: {
    because:
      'Answers under a key and limits are gone within a day. Each noun forgets what the log tells of its values when it forgets the thing.',
  },
  retain: [deleteExpiredAnswers, deleteEndedWindows, (db, now) => cutChain(db, monthsAgo(now, AUDIT_MONTHS))],
}
