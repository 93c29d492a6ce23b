import { dayAfter } from './finnish-days.ts'
import { finnishDay } from './format-fi.ts'
import { REFUND_DAYS } from './returns.ts'

interface Progress {
  announcedAt: string
  /** Whether anything is to come back at all. */
  awaitsGoods: boolean
  /** Calendar days of Finland: when it came, and when the customer showed that it was sent. */
  arrivedOn: string | null
  sentOn: string | null
}

/**
 * By when the money of a return is to be given back: 14 days from the notice. It may wait until the goods have come or the customer has
 * shown that they were sent, whichever is first; then it is due on that day at the earliest.
 */
export function refundDeadline({ announcedAt, awaitsGoods, arrivedOn, sentOn }: Progress) {
  const dueOn = dayAfter(finnishDay(new Date(announcedAt)), REFUND_DAYS)
  if (!awaitsGoods) return { dueOn, mayWait: false }
  const shownOn = [arrivedOn, sentOn].filter((day) => day !== null).sort()[0]
  return { dueOn: shownOn && shownOn > dueOn ? shownOn : dueOn, mayWait: shownOn === undefined }
}
