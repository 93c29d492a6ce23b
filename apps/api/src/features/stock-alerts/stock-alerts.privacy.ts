import { DAY_MS } from '@arkpax/schema/durations'
import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteAlertsOf, forgetAlerts, listAlertsOf } from './stock-alerts.repo.ts'

const UNCONFIRMED_DAYS = 7
const TOLD_DAYS = 30
const LONGEST_MONTHS = 12

export const stockAlertsPrivacy: Privacy = {
  columns: { stock_alerts: ['email'] },
  ownData: async (db, { email }) => (email ? { stock_alerts: await listAlertsOf(db, email) } : {}),
  erase: { because: 'The mail was asked for without an account, and every mail has its own way out.' },
  eraseOnRequest: async (db, { email }) => {
    if (email) await deleteAlertsOf(db, email)
  },
  erasureParts: async (db, { email }) =>
    erasurePart('stock-alerts', 'deleted', email ? (await listAlertsOf(db, email)).length : 0),
  retain: [
    (db, now) =>
      forgetAlerts(db, {
        unconfirmed: new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS),
        told: new Date(now.getTime() - TOLD_DAYS * DAY_MS),
        asked: monthsAgo(now, LONGEST_MONTHS),
      }),
  ],
}
