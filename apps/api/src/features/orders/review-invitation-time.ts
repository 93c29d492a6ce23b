import { DAY_MS } from '@arkpax/schema/durations'

const DAYS_OF_USE = 7

/** When a customer is asked for a review: some days after the delivery, when the product has been used. */
export const reviewInvitationTime = (deliveredAt: Date) => new Date(deliveredAt.getTime() + DAYS_OF_USE * DAY_MS)
