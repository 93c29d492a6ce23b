import { createHash } from 'node:crypto'

/**
 * What the database and staff know a conversation by: the digest of the id that the visitor's browser holds. Who reads a
 * key, in an address or a backup, can neither continue the conversation nor ask the assistant about it.
 */
export const sessionKey = (sessionId: string) =>
  createHash('sha256').update(sessionId.toLowerCase()).digest('base64url')
