import type { ContactReply } from '@arkpax/schema/contact'

/** The last answer to a message, which a new one is begun after; empty where there is none. */
export const lastReplyOf = (replies: readonly ContactReply[]) => replies.at(-1)?.id ?? ''

/** The answers that have come after the one that a draft was begun after. */
export const repliesSince = (replies: readonly ContactReply[], lastSeen: string): readonly ContactReply[] =>
  replies.slice(replies.findIndex(({ id }) => id === lastSeen) + 1)
