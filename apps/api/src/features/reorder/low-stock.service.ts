import { MINUTE_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { forgetLow, lastToldLow, listStockLevels, noteLow, type StockLevel } from '../products/stock-levels.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { lowStock } from './low-stock.mail.ts'

/** What falls under its limit meanwhile is told together. */
const PAUSE_MS = 14 * MINUTE_MS

/** Tells staff of products of which few are left: each once, and again only when there have been more in between. */
export const tellLowStock = (db: Kysely<Database>, now: Date, config: Pick<Config, 'staffEmail'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const levels = await listStockLevels(transaction)
    for (const level of levels) if (level.isTold && level.available > level.limit) await forgetLow(transaction, level)
    const last = await lastToldLow(transaction)
    if (last !== null && now.getTime() - Date.parse(last) < PAUSE_MS) return
    const low: StockLevel[] = []
    for (const level of levels)
      if (!level.isTold && level.available <= level.limit && (await noteLow(transaction, level, now))) low.push(level)
    if (low.length === 0) return
    const { company, notices } = await readSettings(transaction)
    const to = notices.lowStockEmail || staffAddressOf(config, company)
    const payload = { productIds: low.map(({ id }) => id) }
    await queueMail(transaction, lowStock, { to, payload }, now)
  })
