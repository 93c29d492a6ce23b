export interface UserTable {
  id: string
  username: string
  /** argon2id hash in PHC form. */
  password: string
}

export interface AdminSessionTable {
  /** SHA-256 of the bearer token, which is stored nowhere. */
  token_hash: string
  user_id: string
  created_at: string
  last_seen_at: string
  expires_at: string
}
