import { finnishDay } from '@arkpax/schema/format-fi'
import { openCaseStates } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The cases that wait for staff, due first, and how many there are: those that nobody has taken up, and those that are late. */
export async function listWaitingCases(db: Kysely<Database>, { limit, now }: { limit: number; now: Date }) {
  const waiting = db
    .selectFrom('warranty_cases')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'received'),
        eb.and([eb('state', 'in', openCaseStates), eb('due_on', '<', finnishDay(now))]),
      ]),
    )
  const cases = await waiting
    .select(['id', 'number', 'name', 'serial_number', 'due_on'])
    .orderBy('due_on')
    .orderBy('id')
    .limit(limit)
    .execute()
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { cases, count: Number(count) }
}
