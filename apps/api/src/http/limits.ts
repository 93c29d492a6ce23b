import { createHash } from 'node:crypto'
import type { CallLimit } from '@arkpax/schema/endpoints'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { countTry } from '../db/rate-limits.ts'
import { ApiError } from './api-error.ts'

const MINUTE = 60_000

/** Tries a client has per window (architecture §4). */
const limits: Record<CallLimit, { tries: number; windowMs: number }> = {
  chat: { tries: 30, windowMs: MINUTE },
  login: { tries: 10, windowMs: 10 * MINUTE },
  contact: { tries: 20, windowMs: 60 * MINUTE },
  registration: { tries: 20, windowMs: 60 * MINUTE },
  newsletter: { tries: 20, windowMs: 60 * MINUTE },
}

/** Counts a try of a sensitive call in the database; throws `too_many_requests` past the limit. Addresses are kept as hashes. */
export async function limitCall(db: Kysely<Database>, limit: CallLimit, client: string, now: Date): Promise<void> {
  const { tries, windowMs } = limits[limit]
  const key = createHash('sha256').update(`${limit} ${client}`).digest('base64url')
  const counted = await countTry(db, key, windowMs, now)
  if (counted.tries > tries) throw tooMany(new Date(counted.resets_at).getTime() - now.getTime())
}

const COARSE_TRIES = 600

/** Counts every other call per client and minute in this process, so that reads never write. */
export function createCoarseLimit() {
  let windowEnd = 0
  const tries = new Map<string, number>()

  return (client: string, now: Date) => {
    if (now.getTime() >= windowEnd) {
      windowEnd = now.getTime() + MINUTE
      tries.clear()
    }
    const count = (tries.get(client) ?? 0) + 1
    tries.set(client, count)
    if (count > COARSE_TRIES) throw tooMany(windowEnd - now.getTime())
  }
}

const tooMany = (waitMs: number) =>
  new ApiError('too_many_requests', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
