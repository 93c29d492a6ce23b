import { createHash, randomBytes } from 'node:crypto'

/** A new token of 256 random bits that says nothing. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
