import { indexWaitingTexts } from './db/trigram-index.ts'
import { sweepAccounts } from './features/accounts/account-erasure.service.ts'
import { deleteOldConversations } from './features/chat/chat.repo.ts'
import { deleteOrphanedUnsubscribeTokens } from './features/newsletter/unsubscribe-token.repo.ts'
import { deleteReviewsOfGoneProducts } from './features/reviews/reviews.repo.ts'
import { sweepMailFiles } from './services/file-mailer.ts'
import type { Sweep } from './services/housekeeping.ts'
import { sweepExpiredData } from './services/retention.ts'

/** What the passing of time asks for, feature by feature. */
export const sweeps: readonly Sweep[] = [
  sweepAccounts,
  sweepExpiredData,
  sweepMailFiles,
  deleteOldConversations,
  deleteReviewsOfGoneProducts,
  deleteOrphanedUnsubscribeTokens,
  indexWaitingTexts,
]
