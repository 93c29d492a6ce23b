import { HOUR_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type BulkMailsLeft, REMEMBERED_DAYS } from './bulk-rate.ts'

const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16)

/** Keeps other processes from counting mails to many of this day before this transaction ends. */
export async function lockBulkRate(db: Kysely<Database>, now: Date): Promise<void> {
  await addToDay(db, 0, now)
}

/** How many mails to many have left. What stands in the future, because the clock was set back, counts for an hour at most. */
export async function readBulkMailsLeft(db: Kysely<Database>, now: Date): Promise<BulkMailsLeft> {
  const thisMinute = minuteOf(now)
  const minutes = await db
    .selectFrom('bulk_mail_minutes')
    .selectAll()
    .where('minute', '>=', minuteOf(new Date(now.getTime() - HOUR_MS)))
    .where('minute', '<=', minuteOf(new Date(now.getTime() + HOUR_MS)))
    .execute()
  const today = finnishDay(now)
  const days = await db
    .selectFrom('bulk_mail_days')
    .selectAll()
    .where('day', '>=', dayAfter(today, -REMEMBERED_DAYS))
    .where('day', '<=', today)
    .execute()
  return {
    minute: minutes.find(({ minute }) => minute === thisMinute)?.mails ?? 0,
    hour: minutes.reduce((sum, { mails }) => sum + mails, 0),
    today: days.find(({ day }) => day === today)?.mails ?? 0,
    bestDay: Math.max(0, ...days.filter(({ day }) => day !== today).map(({ mails }) => mails)),
  }
}

/** Counts mails to many that leave now. */
export async function addBulkMails(db: Kysely<Database>, mails: number, now: Date): Promise<void> {
  await addToDay(db, mails, now)
  await db
    .insertInto('bulk_mail_minutes')
    .values({ minute: minuteOf(now), mails })
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet((eb) => ({ mails: eb('bulk_mail_minutes.mails', '+', mails) })),
    )
    .execute()
}

/** Forgets minutes and days that no rate looks back to. */
export async function forgetBulkRate(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('bulk_mail_minutes')
    .where('minute', '<', minuteOf(new Date(now.getTime() - 2 * HOUR_MS)))
    .execute()
  await db
    .deleteFrom('bulk_mail_days')
    .where('day', '<', dayAfter(finnishDay(now), -REMEMBERED_DAYS))
    .execute()
}

const addToDay = (db: Kysely<Database>, mails: number, now: Date) =>
  db
    .insertInto('bulk_mail_days')
    .values({ day: finnishDay(now), mails })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ mails: eb('bulk_mail_days.mails', '+', mails) })),
    )
    .execute()
