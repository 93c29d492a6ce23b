import { type Kysely, sql } from 'kysely'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MOST_DAYS = 400

interface Times {
  opens: string
  closes: string
}

interface Hours {
  week: Record<string, Times | undefined>
  closedOnHolidays: boolean
  exceptions: { day: string; times: Times | null }[]
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The holidays around this migration; of older messages the moment is told to nobody any more. */
const holidays = ['2026-10-31', '2026-12-06', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06']

/**
 * By when a message is promised a reply is written down as it comes, so that new hours move no promise that was given. What came before has
 * the moment that the hours of now give.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('reply_due_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const { rows: messages } = await sql<{ waiting_since: string }>`
    select distinct waiting_since from contact_messages`.execute(db)
  if (messages.length === 0) return
  const hours = await readSetting<Hours>(db, 'hours')
  const { replyOfficeHours } = await readSetting<{ replyOfficeHours: number }>(db, 'terms')
  for (const { waiting_since } of messages) {
    const due = new Date(dueAt(hours, Date.parse(waiting_since), replyOfficeHours * HOUR_MS)).toISOString()
    await sql`update contact_messages set reply_due_at = ${due} where waiting_since = ${waiting_since}`.execute(db)
  }
}

async function readSetting<T>(db: Kysely<unknown>, group: string): Promise<T> {
  const { rows } = await sql<{ value: string }>`select value from settings where "group" = ${group}`.execute(db)
  return JSON.parse(rows[0]?.value ?? 'null')
}

/** The first instant at which the office has been open for `length` since a message came. */
function dueAt(hours: Hours, since: number, length: number): number {
  let left = length
  const first = Math.floor((since + finnishOffset(since)) / DAY_MS) * DAY_MS
  for (let day = first; day < first + MOST_DAYS * DAY_MS; day += DAY_MS) {
    const times = timesOf(hours, day)
    if (!times) continue
    const begins = Math.max(finnishInstant(day, times.opens), since)
    const passes = Math.max(0, finnishInstant(day, times.closes) - begins)
    if (passes >= left) return begins + left
    left -= passes
  }
  return since + MOST_DAYS * DAY_MS
}

function timesOf({ week, closedOnHolidays, exceptions }: Hours, utcDay: number): Times | null {
  const day = new Date(utcDay).toISOString().slice(0, 10)
  const exception = exceptions.find((candidate) => candidate.day === day)
  if (exception) return exception.times
  if (closedOnHolidays && holidays.includes(day)) return null
  return week[weekdays[new Date(utcDay).getUTCDay()] ?? ''] ?? null
}

function finnishInstant(utcDay: number, time: string): number {
  const shown = utcDay + Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS
  return shown - finnishOffset(shown - finnishOffset(shown))
}

/** Summer time begins on the last Sunday of March and ends on that of October, at one o'clock UTC. */
function finnishOffset(instant: number): number {
  const time = new Date(instant - HOUR_MS)
  const month = time.getUTCMonth() + Number(time.getUTCDate() - time.getUTCDay() > 24)
  return (month > 2 && month < 10 ? 3 : 2) * HOUR_MS
}
