import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@arkpax/schema/durations'
import type { CallLimit } from '@arkpax/schema/endpoints'
import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { countTry, takeBackTry } from '../db/rate-limits.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** What is limited beside the calls of a client: passwords that are tried on one account, codes of one person of the staff, and mails to one address, of accounts and of all other forms. */
type AccountLimit =
  | 'passport-token'
  | 'case-files-kept'
  | 'account-guesses'
  | 'staff-guesses'
  | 'staff-codes'
  | MailLimit

/** Forms of their own cannot use up the mail with the link to a new password. */
export type MailLimit = 'account-mails-to-address' | 'form-mails-to-address'

/** Tries per window. */
const limits: Record<CallLimit | AccountLimit, { tries: number; windowMs: number }> = {
  chat: { tries: 30, windowMs: MINUTE_MS },
  login: { tries: 10, windowMs: 10 * MINUTE_MS },
  'passkey-login': { tries: 60, windowMs: 10 * MINUTE_MS },
  contact: { tries: 20, windowMs: HOUR_MS },
  registration: { tries: 20, windowMs: HOUR_MS },
  newsletter: { tries: 20, windowMs: HOUR_MS },
  'customer-login': { tries: 10, windowMs: 10 * MINUTE_MS },
  'sign-up': { tries: 20, windowMs: HOUR_MS },
  'password-check': { tries: 10, windowMs: 10 * MINUTE_MS },
  'account-mail': { tries: 20, windowMs: HOUR_MS },
  'case-files': { tries: 20, windowMs: HOUR_MS },
  'case-files-kept': { tries: 40, windowMs: 2 * DAY_MS },
  tracking: { tries: 30, windowMs: 10 * MINUTE_MS },
  recalls: { tries: 30, windowMs: 10 * MINUTE_MS },
  'passport-token': { tries: 30, windowMs: 10 * MINUTE_MS },
  'account-guesses': { tries: 30, windowMs: HOUR_MS },
  'staff-guesses': { tries: 30, windowMs: HOUR_MS },
  'staff-codes': { tries: 30, windowMs: HOUR_MS },
  'account-mails-to-address': { tries: 5, windowMs: HOUR_MS },
  'form-mails-to-address': { tries: 10, windowMs: HOUR_MS },
}

/**
 * Counts a try in the database; throws `too_many_requests` past the limit, with a `detail` of its own where one is given.
 * The subject (a client's address, or an account's) is kept as a hash.
 */
export async function limitCall(
  db: Kysely<Database>,
  limit: CallLimit | AccountLimit,
  subject: string,
  now: Date,
  detail?: string,
): Promise<void> {
  const { isOver, resetsAt } = await countCall(db, limit, subject, now)
  if (isOver) throw tooMany(resetsAt, now, detail)
}

/** Counts a try as `limitCall` does, and tells whether it is one too many. */
export async function countCall(
  db: Kysely<Database>,
  limit: CallLimit | AccountLimit,
  subject: string,
  now: Date,
): Promise<{ isOver: boolean; resetsAt: string }> {
  const { tries, windowMs } = limits[limit]
  const counted = await countTry(db, keyOf(limit, subject), windowMs, now)
  return { isOver: counted.tries > tries, resetsAt: counted.resets_at }
}

/** Takes a try back that was no guess: several people may sign in from one address. */
export const uncountCall = (db: Kysely<Database>, limit: CallLimit | AccountLimit, subject: string) =>
  takeBackTry(db, keyOf(limit, subject))

const keyOf = (limit: string, subject: string) => createHash('sha256').update(`${limit} ${subject}`).digest('base64url')

const COARSE_TRIES = 600

/** What a proxy asks several times a second to see whether the process is up. */
const UNCOUNTED = ['/api/health', '/api/ready']

/** A page of many pictures is no attack: pages are not counted either. */
const isUncounted = (path: string) => UNCOUNTED.includes(path) || path.startsWith('/media/')

/** Every call per client and minute in this process, so that reads never write. */
export interface CallCount {
  /** Counts a call; throws `too_many_requests` past the limit. */
  count(client: string, now: Date): void
  /** Counts a call that is within the limit; false, uncounted, for one that is not. */
  countIfRoom(client: string, now: Date): boolean
}

/**
 * Counts every call, whether or not it leads anywhere: a token that is refused and a path that is none have cost something too.
 * Past the limit that client alone gets `too_many_requests`.
 */
export function coarseLimit(calls: CallCount): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    const { deps, client } = c.var
    if (deps.config.rateLimits && !isUncounted(c.req.path)) calls.count(client, deps.now())
    return next()
  }
}

export function createCallCount(): CallCount {
  let windowEnd = 0
  const tries = new Map<string, number>()

  function triesOf(client: string, now: Date): number {
    // A clock that has jumped back begins a new window too.
    if (now.getTime() >= windowEnd || now.getTime() < windowEnd - MINUTE_MS) {
      windowEnd = now.getTime() + MINUTE_MS
      tries.clear()
    }
    return tries.get(client) ?? 0
  }

  return {
    count(client, now) {
      const count = triesOf(client, now) + 1
      tries.set(client, count)
      if (count > COARSE_TRIES) throw tooManyFor(windowEnd - now.getTime())
    },
    countIfRoom(client, now) {
      const count = triesOf(client, now) + 1
      if (count > COARSE_TRIES) return false
      tries.set(client, count)
      return true
    },
  }
}

/** The refusal of a try that is one too many, with the time after which the next may come. */
export const tooMany = (resetsAt: string, now: Date, detail?: string) =>
  tooManyFor(new Date(resetsAt).getTime() - now.getTime(), detail)

const tooManyFor = (waitMs: number, detail?: string) =>
  new ApiError('too_many_requests', {
    ...(detail && { detail }),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  })
