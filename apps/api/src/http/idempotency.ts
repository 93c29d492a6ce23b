import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { findAnswer, storeAnswer, takeKey } from '../db/idempotency-keys.ts'
import { openText, sealText } from '../services/sealed-text.ts'
import { ApiError } from './api-error.ts'

/** What a creating call answers, as it is stored under its key. */
export interface StoredAnswer {
  status: number
  answer: string
  replayed: boolean
}

/** The key of a call, as the caller sent it (undefined: without one), with what it belongs to. */
interface CallKey {
  endpoint: string
  /** Whose key it is: another caller's is another key, though it reads the same. */
  caller: string
  header: string | undefined
  body: Uint8Array
  now: Date
}

type Work = (transaction: Kysely<Database>) => Promise<{ status: number; answer: string }>

const KEY = /^[\x21-\x7e]{8,200}$/
/** The keys that this process is working on, by its connection to the database. */
const underWay = new WeakMap<Kysely<Database>, Set<string>>()

/**
 * Runs `work` at most once per key: the same key and body replays the stored answer for 24 h, another body under
 * the key is `idempotency_mismatch`, and one that is still being worked on, by this process or another, is `request_running`.
 * The answer is stored in the transaction of the work, so neither is ever there without the other, and sealed with the key, which
 * is stored nowhere: what is answered only once cannot be read from the database or its backups.
 */
export async function onlyOnce(db: Kysely<Database>, key: CallKey, work: Work): Promise<StoredAnswer> {
  if (key.header === undefined) return db.transaction().execute((transaction) => fresh(transaction, work))
  if (!KEY.test(key.header)) throw new ApiError('malformed', { detail: 'Idempotency-Key on virheellinen.' })

  const keyHash = hash(`${key.endpoint} ${key.caller} ${key.header}`)
  // Hashed with the key, which is stored nowhere: a password in the body cannot be guessed from what is stored.
  const requestHash = hash(Buffer.concat([Buffer.from(`${key.header} `), key.body]))
  const running = underWay.get(db) ?? new Set()
  underWay.set(db, running)
  // A duplicate in this process needs no connection to be told.
  if (running.has(keyHash)) throw stillRunning()
  running.add(keyHash)
  try {
    const sealKey = `answer ${key.header}`
    return await db
      .transaction()
      .execute((transaction) => underKey(transaction, { keyHash, requestHash, sealKey, now: key.now }, work))
  } finally {
    running.delete(keyHash)
  }
}

interface HashedKey {
  keyHash: string
  requestHash: string
  sealKey: string
  now: Date
}

/** What our own database may hold. */
const LONGEST_ANSWER = 64 * 1024 * 1024

/** The key is taken before anything is read, so that whoever had it before has committed or undone all its work. */
async function underKey(transaction: Kysely<Database>, { keyHash, requestHash, sealKey, now }: HashedKey, work: Work) {
  if (!(await takeKey(transaction, keyHash))) throw stillRunning()
  const stored = await findAnswer(transaction, keyHash, now)
  if (stored) {
    const answer = stored.request_hash === requestHash ? openText(sealKey, stored.answer, LONGEST_ANSWER) : undefined
    if (answer === undefined) throw new ApiError('idempotency_mismatch')
    return { status: stored.status, answer, replayed: true }
  }
  const done = await fresh(transaction, work)
  const sealed = sealText(sealKey, done.answer)
  const row = { key_hash: keyHash, request_hash: requestHash, status: done.status, answer: sealed }
  if (!(await storeAnswer(transaction, row, now))) throw stillRunning()
  return done
}

const fresh = async (transaction: Kysely<Database>, work: Work) => ({ ...(await work(transaction)), replayed: false })

const stillRunning = () => new ApiError('request_running', { headers: { 'Retry-After': '1' } })

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url')
