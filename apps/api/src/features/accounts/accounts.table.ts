export interface CustomerUserTable {
  id: string
  /** Lower-cased; unique among verified accounts only: an address belongs to whoever verifies it. */
  email: string
  /** argon2id hash in PHC form; unverified accounts of one address have one salt. */
  password: string
  first_name: string
  last_name: string
  phone: string | null
  address: string | null
  city: string | null
  postal_code: string | null
  email_verified_at: string | null
  created_at: string
  /** When the account was last in use; behind by a few minutes at most. */
  last_seen_at: string
}

export interface CustomerSessionTable {
  /** SHA-256 of the cookie's token, which is stored nowhere. */
  token_hash: string
  /** What the list of sessions calls it. */
  id: string
  user_id: string
  user_agent: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** A browser that has signed in to an account before. */
export interface CustomerDeviceTable {
  /** SHA-256 of the device cookie's token. */
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
}

/** A key that the server has made for itself, as base64url. */
export interface ServerKeyTable {
  name: string
  value: string
}

/** A link that has been mailed. */
export interface EmailTokenTable {
  /** SHA-256 of the token, which only the mailed link carries. */
  token_hash: string
  purpose: string
  /** The address that the link was mailed to. */
  email: string
  user_id: string | null
  created_at: string
  expires_at: string | null
  used_at: string | null
}
