import {
  type Recall,
  type RecallInput,
  type RecallQuery,
  type RecallState,
  type RecallSummary,
  remedies,
  type ShownRecall,
} from '@arkpax/schema/recalls'
import { slugify } from '@arkpax/schema/slug'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchText } from '../../db/search-text.ts'
import { hasWords } from '../../db/searched-words.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { isAnswered } from './recall-units.repo.ts'
import type { RecallTable } from './recalls.table.ts'

const SORTS = { date: [text('created_at'), text('id')], title: [text('search_text'), text('id')] }

const withCounts = (db: Kysely<Database>) =>
  db
    .selectFrom('recalls')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('recall_units')
        .whereRef('recall_units.recall_id', '=', 'recalls.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('units'),
      eb
        .selectFrom('recall_units')
        .whereRef('recall_units.recall_id', '=', 'recalls.id')
        .where(isAnswered)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('answered'),
    ])

/** Recalls by words of the title, state and day, in the order that is asked for. */
export async function listRecalls(db: Kysely<Database>, query: RecallQuery): Promise<Page<RecallSummary>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(withCounts(db).where(onDays('created_at', query)), query.cursor)
  if (query.state !== 'all') rows = rows.where('state', '=', query.state)
  if (query.q) rows = rows.where(hasWords(sql.ref('search_text'), query.q))
  const page = await rows.limit(query.limit + 1).execute()
  return toPage(page, query.limit, order.keyOf, ({ units, answered, ...row }) => {
    const { id, slug, state, title, published_at, closed_at, created_at } = row
    return {
      ...{ id, slug, state, title, published_at, closed_at, created_at },
      ...{ units: Number(units), answered: Number(answered) },
    }
  })
}

/** One recall; undefined when it is not there. */
export async function findRecall(db: Kysely<Database>, id: string): Promise<Recall | undefined> {
  const row = await db.selectFrom('recalls').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRecall(row)
}

/** One recall, which no other transaction changes before this one ends. */
export async function lockRecall(db: Kysely<Database>, id: string): Promise<Recall | undefined> {
  await lockRow(db, 'recalls', { id })
  return findRecall(db, id)
}

/** The recall that the site has under a slug; a draft is not there. */
export async function findPublishedRecall(db: Kysely<Database>, slug: string): Promise<Recall | undefined> {
  const row = await db
    .selectFrom('recalls')
    .selectAll()
    .where('slug', '=', slug)
    .where('state', '!=', 'draft')
    .executeTakeFirst()
  return row && toRecall(row)
}

/** What the site shows, newest first: what is open, or what is over. */
export async function listPublishedRecalls(db: Kysely<Database>, state: 'open' | 'closed'): Promise<Recall[]> {
  const rows = await db
    .selectFrom('recalls')
    .selectAll()
    .where('state', '=', state)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toRecall)
}

/** All published recalls as the pages list them, the open ones first. */
export const listShownRecalls = async (db: Kysely<Database>): Promise<ShownRecall[]> =>
  [...(await listPublishedRecalls(db, 'open')), ...(await listPublishedRecalls(db, 'closed'))].map(
    ({ slug, title, state, product_ids, published_at, closed_at }) => ({
      ...{ slug, title, state, product_ids, published_at, closed_at },
    }),
  )

/** The open recalls of a unit. */
export const listOpenRecallsOf = (db: Kysely<Database>, serial: string) =>
  db
    .selectFrom('recall_units')
    .innerJoin('recalls', 'recalls.id', 'recall_units.recall_id')
    .select(['recalls.slug', 'recalls.title'])
    .where('serial', '=', serial)
    .where('recalls.state', '=', 'open')
    .orderBy('recalls.id')
    .execute()

/** Stores a new draft and gives its id. */
export async function insertRecall(db: Kysely<Database>, input: RecallInput, now: Date): Promise<string> {
  const id = uuidv7()
  const slug = await freeSlug(db, input.title)
  const at = now.toISOString()
  await db
    .insertInto('recalls')
    .values({ id, slug, state: 'draft', ...toColumns(input), created_at: at, updated_at: at })
    .execute()
  return id
}

/** The title as an address, with a number where that is taken. */
async function freeSlug(db: Kysely<Database>, title: string): Promise<string> {
  const wanted = slugify(title).slice(0, 80).replace(/-$/, '') || 'takaisinveto'
  const rows = await db.selectFrom('recalls').select('slug').where('slug', 'like', `${wanted}%`).execute()
  const taken = new Set([...rows.map(({ slug }) => slug), ...OWN_PAGES])
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

/** Pages that the site itself has beside the recalls. */
const OWN_PAGES = ['shell', 'vastaus']

const toColumns = ({ product_ids, remedies: chosen, ...texts }: RecallInput) => ({
  ...texts,
  product_ids: JSON.stringify([...new Set(product_ids)]),
  remedies: JSON.stringify(remedies.filter((one) => chosen.includes(one))),
  search_text: searchText(texts.title),
})

/** Changes what is written of a recall; false when it is not there, or not at `version` where one is given. */
export const rewriteRecall = (
  db: Kysely<Database>,
  id: string,
  input: RecallInput,
  version: number | undefined,
  now: Date,
): Promise<boolean> => updateRecall(db, id, toColumns(input), version, now)

interface Step {
  state?: RecallState
  published_at?: string
  closed_at?: string
  round?: number
}

/** Takes a recall a step further; false as `rewriteRecall` says. */
export const moveRecall = (
  db: Kysely<Database>,
  id: string,
  step: Step,
  version: number | undefined,
  now: Date,
): Promise<boolean> => updateRecall(db, id, step, version, now)

async function updateRecall(
  db: Kysely<Database>,
  id: string,
  values: Updateable<RecallTable>,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recalls')
    .set({ ...values, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRecall(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('recalls').where('id', '=', id).execute()
}

const ids = z.array(z.string())
const chosenRemedies = z.array(z.enum(remedies))

function toRecall({ search_text: _, ...row }: Selectable<RecallTable>): Recall {
  return {
    ...row,
    product_ids: ids.parse(JSON.parse(row.product_ids)),
    remedies: chosenRemedies.parse(JSON.parse(row.remedies)),
  }
}
