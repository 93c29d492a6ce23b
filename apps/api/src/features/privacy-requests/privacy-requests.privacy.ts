import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteRequestsClosedBefore, forgetAddress, readRequestsOf } from './privacy-requests.repo.ts'

/** So long it can be shown that a request was answered, and when. */
const MONTHS = 24

export const privacyRequestsPrivacy: Privacy = {
  columns: { privacy_requests: ['email', 'extension_reason', 'outcome'] },
  ownData: async (db, { email }) => (email ? { privacy_requests: await readRequestsOf(db, email) } : {}),
  erase: { because: 'That a request was answered has to be shown for a time; on request the address goes from it.' },
  eraseOnRequest: async (db, { email }) => {
    if (email) await forgetAddress(db, email)
  },
  retain: [(db, now) => deleteRequestsClosedBefore(db, monthsAgo(now, MONTHS))],
}
