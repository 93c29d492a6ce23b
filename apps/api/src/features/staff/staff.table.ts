import type { StaffRole } from '@arkpax/schema/permissions'
import type { Generated } from 'kysely'

/** Who may sign in to the back office: the shared password (without an address) and named people. */
export interface UserTable {
  id: string
  /** `admin` for the shared password, else the address. */
  username: string
  /** argon2id hash in PHC form; empty until an invitation has been accepted. */
  password: string
  name: Generated<string>
  email: string | null
  role: Generated<StaffRole>
  /** The second factor in use, in base32, and the 30 s step of the last code that was taken. */
  totp_secret: string | null
  totp_step: number | null
  /** One that waits for its first code. */
  totp_pending_secret: string | null
  /** The newest invitation, and the SHA-256 of the token that its mail took along. */
  invitation_id: string | null
  invitation_hash: string | null
  invitation_expires_at: string | null
  version: Generated<number>
}

export interface StaffSessionTable {
  /** SHA-256 of the bearer token, which is stored nowhere. */
  token_hash: string
  user_id: string
  user_agent: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** A browser in which somebody has signed in before: others' wrong guesses do not keep it out. */
export interface StaffDeviceTable {
  /** SHA-256 of the device cookie's token. */
  token_hash: string
  user_id: string
  expires_at: string
}

/** Codes that have not been used yet, as SHA-256. */
export interface StaffRecoveryCodeTable {
  user_id: string
  code_hash: string
}

/** One row: what is asked of all named staff. */
export interface StaffSecurityTable {
  id: number
  second_factor_required: number
}

/** A tab of the browser in which somebody of the staff has a text open to write it; it is not any more once `until` has passed. */
export interface TextPresenceTable {
  /** Of the draft of a post, or of a letter. */
  text_id: string
  tab: string
  user_id: string
  is_typing: number
  until: string
}
