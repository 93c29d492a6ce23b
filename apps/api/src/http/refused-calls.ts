import { createHash } from 'node:crypto'
import { HOUR_MS } from '@arkpax/schema/durations'
import type { EndpointKey } from '@arkpax/schema/endpoints'
import type { Context } from 'hono'
import { recordAudit } from '../db/audit-log.ts'
import { countTry } from '../db/rate-limits.ts'
import { unlessHeld } from '../db/retry.ts'
import type { ApiEnv } from './env.ts'

/** Writes down that somebody of the staff tried a call that is not theirs: once an hour for each call. */
export async function recordRefusal(c: Context<ApiEnv>, key: EndpointKey): Promise<void> {
  const { deps, staff } = c.var
  if (!staff) return
  const now = deps.now()
  await unlessHeld(() =>
    deps.db.transaction().execute(async (transaction) => {
      const { tries } = await countTry(transaction, limitKey(staff.id, key), HOUR_MS, now)
      if (tries > 1) return
      await recordAudit(transaction, now, staff, { action: 'refused', entity: 'call', entityId: key })
    }),
  )
}

const limitKey = (id: string, key: string) => createHash('sha256').update(`refused ${id} ${key}`).digest('base64url')
