import { missingOf, type Recall, type RecallChoice, type RecallDetail, type RecallInput } from '@arkpax/schema/recalls'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { findProducts } from '../products/products.repo.ts'
import { addEventsOf } from '../units/unit-events.repo.ts'
import { chooseUnits, reachOf } from './choose-units.service.ts'
import { countRecall } from './recall-owners.repo.ts'
import { findOwners } from './recall-owners.service.ts'
import { type ChosenUnit, insertRecallUnits, listSerialsOf } from './recall-units.repo.ts'
import { findRecall, lockRecall, moveRecall, rewriteRecall } from './recalls.repo.ts'

interface By {
  now: Date
  author: string
  /** The version that was seen. */
  version: number | undefined
}

const recallNotFound = () => new ApiError('not_found', { detail: 'Takaisinvetoa ei löytynyt.' })

/** A recall; throws `not_found` when it is not there. */
export async function existingRecall(db: Kysely<Database>, id: string): Promise<Recall> {
  const found = await findRecall(db, id)
  if (!found) throw recallNotFound()
  return found
}

/** The same, kept from others until the transaction ends. */
export async function lockedRecall(db: Kysely<Database>, id: string): Promise<Recall> {
  const found = await lockRecall(db, id)
  if (!found) throw recallNotFound()
  return found
}

/** A recall with its counts; of a draft, with those whom we would reach now. */
export async function recallDetailOf(db: Kysely<Database>, id: string): Promise<RecallDetail> {
  const found = await existingRecall(db, id)
  const counts = await countRecall(db, id)
  const serials = found.state === 'draft' ? (await listSerialsOf(db, id)).map(({ serial }) => serial) : []
  return {
    ...found,
    counts: { ...counts, ...(serials.length > 0 && (await reachOf(db, serials))) },
    page: `/takaisinvedot/${found.slug}`,
    missing: found.state === 'draft' ? missingOf(found, counts.units) : [],
  }
}

/** Refuses products that are not in the shop, at their field. */
export async function refuseUnknownProducts(db: Kysely<Database>, ids: readonly string[], now: Date): Promise<void> {
  const found = await findProducts(db, ids, now)
  if (new Set(ids).size !== found.length) throw invalidField('product_ids', 'Tuotetta ei löytynyt')
}

const stale = async (db: Kysely<Database>, id: string) =>
  new ApiError('stale', { current: await recallDetailOf(db, id) })

/** Changes what is written of a recall. What is open keeps all that it must have. */
export async function changeRecall(db: Kysely<Database>, before: Recall, input: RecallInput, by: By): Promise<void> {
  if (before.state === 'closed') throw new ApiError('recall_closed')
  if (before.state === 'open') {
    const missing = missingOf(input, 1)
    if (missing.length > 0) throw new ApiError('recall_incomplete', { detail: `Puuttuu: ${missing.join(', ')}.` })
  }
  await refuseUnknownProducts(db, input.product_ids, by.now)
  if (!(await rewriteRecall(db, before.id, input, by.version, by.now))) throw await stale(db, before.id)
}

/** Brings units into a recall; those of an open one are told to their owners. Gives how many are new. */
export async function addUnits(db: Kysely<Database>, before: Recall, choice: RecallChoice, by: By): Promise<number> {
  if (before.state === 'closed') throw new ApiError('recall_closed')
  const { units, unknown } = await chooseUnits(db, choice)
  if (units.length === 0)
    throw invalidField(
      'serials',
      unknown.length > 0
        ? `Sarjanumeroita ei tunneta (${unknown.length}). Tarkista ne, tai ota tuntemattomatkin mukaan.`
        : 'Valinta ei osu yhteenkään laitteeseen',
    )
  const added = await insertRecallUnits(db, before.id, units)
  if (before.state === 'open') {
    await findOwners(db, before.id)
    await noteRecalled(db, before, added, by)
  }
  if (added.length > 0) await moveRecall(db, before.id, {}, undefined, by.now)
  return added.length
}

const noteRecalled = (db: Kysely<Database>, { title }: Recall, units: readonly ChosenUnit[], { now, author }: By) =>
  addEventsOf(
    db,
    units.flatMap(({ unitId }) => unitId ?? []),
    { kind: 'recall', text: title, author, at: now },
  )

/** Publishes a draft: from then on its page is there, and its owners are written to. */
export async function publishRecall(db: Kysely<Database>, before: Recall, by: By): Promise<void> {
  if (before.state !== 'draft') throw new ApiError('recall_published')
  const units = await listSerialsOf(db, before.id)
  const missing = missingOf(before, units.length)
  if (missing.length > 0) throw new ApiError('recall_incomplete', { detail: `Puuttuu: ${missing.join(', ')}.` })
  const step = { state: 'open', published_at: by.now.toISOString(), round: 1 } as const
  if (!(await moveRecall(db, before.id, step, by.version, by.now))) throw await stale(db, before.id)
  await findOwners(db, before.id)
  const chosen = units.map(({ serial, unit_id }) => ({ serial, unitId: unit_id }))
  await noteRecalled(db, before, chosen, by)
}

/** Begins another round of mails to those who have not answered. */
export async function remindOwners(db: Kysely<Database>, before: Recall, by: By): Promise<void> {
  if (before.state !== 'open') throw new ApiError('recall_closed')
  await findOwners(db, before.id)
  if (!(await moveRecall(db, before.id, { round: before.round + 1 }, by.version, by.now)))
    throw await stale(db, before.id)
}

/** Ends a recall. */
export async function closeRecall(db: Kysely<Database>, before: Recall, by: By): Promise<void> {
  if (before.state !== 'open') throw new ApiError('recall_closed')
  const step = { state: 'closed', closed_at: by.now.toISOString() } as const
  if (!(await moveRecall(db, before.id, step, by.version, by.now))) throw await stale(db, before.id)
}
