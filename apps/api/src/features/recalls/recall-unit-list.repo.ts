import type { RecallUnit, RecallUnitQuery } from '@arkpax/schema/recalls'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { hasWords } from '../../db/searched-words.ts'
import { isAnswered } from './recall-units.repo.ts'

const isWaiting = sql<SqlBool>`not ${isAnswered}`

const ownersOf = (db: Kysely<Database>) =>
  db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_owners', 'recall_owners.id', 'recall_owner_units.owner_id')
    .leftJoin('outbox', 'outbox.id', 'recall_owners.mail_id')

/** The units of a recall by serial number, with whoever has them and what was answered. */
export async function listRecallUnits(
  db: Kysely<Database>,
  recallId: string,
  query: RecallUnitQuery,
): Promise<Page<RecallUnit>> {
  let rows = db
    .selectFrom('recall_units')
    .leftJoin('units', 'units.id', 'recall_units.unit_id')
    .leftJoin('products', 'products.id', 'units.product_id')
    .select(['recall_units.id', 'recall_units.serial', 'products.name as product_name', 'units.status'])
    .select(['answer', 'answered_at', 'answered_via'])
    .where('recall_id', '=', recallId)
    .orderBy('recall_units.serial')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('recall_units.serial', '>', readCursor(query.cursor, 1)[0] ?? '')
  if (query.view === 'answered') rows = rows.where(isAnswered)
  if (query.view === 'unanswered') rows = rows.where(isWaiting)
  if (query.view === 'unreachable') rows = rows.where(isWaiting).where(({ not, exists }) => not(exists(reachable(db))))
  if (query.view === 'failed')
    rows = rows.where(isWaiting).where(({ exists }) => exists(reachable(db).where('failed_at', 'is not', null)))
  if (query.q)
    rows = rows.where(
      hasWords(
        sql<string>`(lower(recall_units.serial) || ' ' || coalesce((select max(lower(coalesce(o.name, '') || ' ' || coalesce(o.email, ''))) from recall_owner_units l join recall_owners o on o.id = l.owner_id where l.recall_unit_id = recall_units.id), ''))`,
        query.q,
      ),
    )
  const page = await rows.execute()
  const owners = await db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_owners', 'recall_owners.id', 'recall_owner_units.owner_id')
    .leftJoin('outbox', 'outbox.id', 'recall_owners.mail_id')
    .select(['recall_unit_id', 'name', 'email', 'phone', 'told_round', 'told_at', 'outbox.id as queued'])
    .select(['outbox.sent_at', 'outbox.is_filed', 'outbox.failed_at'])
    .where('recall_unit_id', 'in', ['', ...page.map(({ id }) => id)])
    .orderBy('recall_owners.id')
    .execute()
  const byUnit = Map.groupBy(owners, ({ recall_unit_id }) => recall_unit_id)
  return toPage(
    page,
    query.limit,
    ({ serial }) => [serial],
    ({ status, ...unit }) => ({
      ...unit,
      in_stock: status === 'in_stock',
      owners: (byUnit.get(unit.id) ?? []).map(({ name, email, phone, told_at, ...mail }) => ({
        ...{ name, email, phone, told_at },
        mail: mailState(mail),
      })),
    }),
  )
}

/** Owners of the unit of the row around it who have an address. */
const reachable = (db: Kysely<Database>) =>
  ownersOf(db)
    .select('owner_id')
    .where(sql<boolean>`recall_owner_units.recall_unit_id = recall_units.id`)
    .where('email', 'is not', null)

/** What has left is forgotten by the outbox in time. */
function mailState(mail: {
  told_round: number
  queued: string | null
  sent_at: string | null
  is_filed: boolean | null
  failed_at: string | null
}) {
  if (mail.told_round === 0) return 'none'
  if (mail.failed_at) return 'failed'
  if (mail.sent_at && mail.is_filed) return 'filed'
  return mail.sent_at || !mail.queued ? 'sent' : 'waiting'
}
