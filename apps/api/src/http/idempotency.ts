import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { findAnswer, storeAnswer } from '../db/idempotency-keys.ts'
import { ApiError } from './api-error.ts'

/** What a creating call answers, as it is stored under its key. */
export interface StoredAnswer {
  status: number
  answer: string
  replayed: boolean
}

const KEY = /^[\x21-\x7e]{8,200}$/
const running = new Set<string>()

/**
 * Runs `work` at most once per key: the same key and body replays the stored answer for 24 h, another body under the
 * key is `idempotency_mismatch`, and one that this process is still working on is `request_running` (architecture §4).
 * The answer is stored in the transaction of the work, so neither is ever there without the other.
 */
export async function onlyOnce(
  db: Kysely<Database>,
  key: { endpoint: string; header: string | undefined; body: Uint8Array; now: Date },
  work: (transaction: Kysely<Database>) => Promise<{ status: number; answer: string }>,
): Promise<StoredAnswer> {
  const run = async (transaction: Kysely<Database>) => ({ ...(await work(transaction)), replayed: false })
  if (key.header === undefined) return db.transaction().execute(run)
  if (!KEY.test(key.header)) throw new ApiError('malformed', { detail: 'Idempotency-Key on virheellinen.' })

  const keyHash = hash(`${key.endpoint} ${key.header}`)
  // Hashed with the key, which is stored nowhere: a password in the body cannot be guessed from what is stored.
  const requestHash = hash(Buffer.concat([Buffer.from(`${key.header} `), key.body]))
  if (running.has(keyHash)) throw new ApiError('request_running', { headers: { 'Retry-After': '1' } })
  running.add(keyHash)
  try {
    return await db.transaction().execute(async (transaction) => {
      const stored = await findAnswer(transaction, keyHash, key.now)
      if (stored && stored.request_hash !== requestHash) throw new ApiError('idempotency_mismatch')
      if (stored) return { status: stored.status, answer: stored.answer, replayed: true }
      const fresh = await run(transaction)
      await storeAnswer(
        transaction,
        { key_hash: keyHash, request_hash: requestHash, status: fresh.status, answer: fresh.answer },
        key.now,
      )
      return fresh
    })
  } finally {
    running.delete(keyHash)
  }
}

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url')
