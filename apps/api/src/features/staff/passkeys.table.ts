/** A passkey of a named person: two factors in one, since the device that holds it asks for a finger, a face or a PIN. */
export interface StaffPasskeyTable {
  id: string
  user_id: string
  /** What the authenticator calls it, and its public key as COSE, both in base64url. */
  credential_id: string
  public_key: string
  /** How often it has signed, as the authenticator says; 0 for ever where it does not count. */
  counter: number
  name: string
  created_at: string
  last_used_at: string | null
}

/** A challenge that waits for its answer: a person's own for a new passkey, nobody's for signing in. */
export interface StaffChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string
  user_id: string | null
  expires_at: string
}
