import { Hono } from 'hono'
import { isMigrated } from '../db/migrate.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** `/api/health`: the process is up. `/api/ready`: it takes work, the database answers and is migrated. */
export const health = new Hono<ApiEnv>()
  .get('/api/health', (c) => c.json({ status: 'ok' }))
  .get('/api/ready', async (c) => {
    const { db, isReady } = c.var.deps
    if (!isReady() || !(await isMigrated(db))) throw new ApiError('unavailable', { headers: { 'Retry-After': '5' } })
    return c.json({ status: 'ready' })
  })
