import { indexWaitingTexts } from './db/trigram-index.ts'
import { forgetOldDrafts } from './features/blog/blog-retention.service.ts'
import { carryOutSchedules } from './features/blog/blog-schedule.service.ts'
import { issueReceipts, lowerReceipts, takeBackReceipts } from './features/documents/issue-receipts.service.ts'
import { publishDuties } from './features/law/publish-duties.service.ts'
import { deleteLeftovers, emptyTrash, forgetOldUploads } from './features/media/media-sweep.service.ts'
import { expireOffers, remindOfOffers } from './features/offers/offer-sweeps.service.ts'
import { tellPayments } from './features/payment-news/payment-news.service.ts'
import { remindOfPayments } from './features/payments/payment-reminders.service.ts'
import { askForPayments } from './features/paytrail/ask-payments.service.ts'
import { sendRefunds } from './features/paytrail/send-refunds.service.ts'
import { publishPrices } from './features/products/publish-prices.service.ts'
import { forgetLatePromises } from './features/products/stock-sweeps.service.ts'
import { findNewOwners, tellOwners } from './features/recalls/tell-owners.service.ts'
import { tellLowStock } from './features/reorder/low-stock.service.ts'
import { publishAnnouncement } from './features/settings/announcement.service.ts'
import { tellWaiting } from './features/stock-alerts/tell-waiting.service.ts'
import { retention } from './privacy.ts'
import type { Sweep } from './services/privacy.ts'

/** What the passing of time asks for within seconds. */
export const prompt: readonly Sweep[] = [carryOutSchedules]

/** What the passing of time asks for within a minute. */
export const minutely: readonly Sweep[] = [
  publishPrices,
  publishDuties,
  askForPayments,
  sendRefunds,
  issueReceipts,
  tellPayments,
  takeBackReceipts,
  lowerReceipts,
  tellOwners,
]

/** What the passing of time asks for. */
export const sweeps: readonly Sweep[] = [
  ...retention,
  indexWaitingTexts,
  publishAnnouncement,
  emptyTrash,
  deleteLeftovers,
  forgetOldUploads,
  forgetLatePromises,
  tellLowStock,
  tellWaiting,
  expireOffers,
  remindOfOffers,
  remindOfPayments,
  findNewOwners,
  forgetOldDrafts,
]
