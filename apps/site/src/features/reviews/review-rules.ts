import type { Review } from '@arkpax/schema/reviews'

const LONG_TEXT = 700
const MANY_LINES = 10

/** Whether a review is so long that it is folded until somebody wants to read all of it. */
export const isLong = (comment: string | null) =>
  comment !== null && (comment.length > LONG_TEXT || comment.split('\n').length > MANY_LINES)

/** Names a review as it stands: another name after it has been edited or answered. */
export const versionOf = ({ id, edited_at, answered_at }: Review) => `${id} ${edited_at ?? ''} ${answered_at ?? ''}`
