import {
  askedLines,
  type FaqEntry,
  type FaqEntryChange,
  type FaqEntryInput,
  type FaqOrder,
  type FaqSection,
  type WholeFaq,
} from '@arkpax/schema/faq'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { changedOrStale } from '../../http/stale.ts'
import { refuseUnknownShopFacts } from '../settings/shop-facts.service.ts'
import {
  changeEntry,
  deleteEntry,
  deleteSection,
  findEntry,
  findSection,
  hasEntries,
  insertEntry,
  insertSection,
  listAnchors,
  readFaq,
} from './faq.repo.ts'
import { faqAnchor } from './faq-anchor.ts'
import { storeOrder, takeOrder } from './faq-order.repo.ts'

/** Whatever adds, moves or deletes takes the order first: two such changes come one after the other. */

export const noSection = () => new ApiError('not_found', { detail: 'Aihetta ei löytynyt.' })
export const noEntry = () => new ApiError('not_found', { detail: 'Kysymystä ei löytynyt.' })

/** Adds a section after the others. */
export async function addSection(db: Kysely<Database>, title: string): Promise<FaqSection> {
  await takeOrder(db)
  return insertSection(db, faqAnchor(title, await listAnchors(db), 'aihe'), title)
}

/** Deletes a section that has no questions, and gives it as it was; throws `faq_section_in_use`. */
export async function removeSection(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
): Promise<FaqSection> {
  await takeOrder(db)
  if (await hasEntries(db, id)) throw new ApiError('faq_section_in_use')
  return changedOrStale(await deleteSection(db, id, version), () => findSection(db, id), noSection)
}

/** Adds a question as the last of its section. */
export async function addEntry(db: Kysely<Database>, input: FaqEntryInput): Promise<FaqEntry> {
  await takeOrder(db)
  await refuseUnknownSection(db, input.section_id)
  await refuseUnknownShopFacts(db, { question: input.question, answer: input.answer })
  await refuseAskedElsewhere(db, undefined, input)
  return insertEntry(db, faqAnchor(input.question, await listAnchors(db), 'kysymys'), input)
}

/** Changes a question. */
export async function editEntry(
  db: Kysely<Database>,
  id: string,
  { section_id, ...change }: FaqEntryChange,
  version: number | undefined,
): Promise<FaqEntry> {
  await refuseUnknownShopFacts(db, { question: change.question ?? '', answer: change.answer ?? '' })
  await refuseAskedElsewhere(db, id, change)
  const moves = section_id !== undefined && section_id !== (await findEntry(db, id))?.section_id
  if (moves) {
    await takeOrder(db)
    await refuseUnknownSection(db, section_id)
  }
  const changed = await changeEntry(db, id, moves ? { ...change, section_id } : change, version)
  return changedOrStale(changed, () => findEntry(db, id), noEntry)
}

/** Deletes a question, and gives it as it was. */
export async function removeEntry(db: Kysely<Database>, id: string, version: number | undefined): Promise<FaqEntry> {
  await takeOrder(db)
  return changedOrStale(await deleteEntry(db, id, version), () => findEntry(db, id), noEntry)
}

/** Puts everything into a new order, which must name all that there is, once. */
export async function arrange(db: Kysely<Database>, order: FaqOrder, version: number | undefined): Promise<WholeFaq> {
  if (!(await takeOrder(db, version))) throw new ApiError('stale', { current: await readFaq(db) })
  const there = await listAnchors(db)
  const named = order.sections.flatMap(({ id, entries }) => [id, ...entries])
  const sections = new Set((await readFaq(db)).sections.map(({ id }) => id))
  const isWhole =
    order.sections.every(({ id }) => sections.has(id)) &&
    order.sections.length === sections.size &&
    new Set(named).size === named.length &&
    named.toSorted().join() === there.toSorted().join()
  if (!isWhole) throw invalidField('sections', 'Järjestyksessä pitää olla jokainen aihe ja kysymys kerran.')
  await storeOrder(db, order)
  return readFaq(db)
}

/** A question is asked of one answer only: refuses a way of asking that another question has. */
async function refuseAskedElsewhere(
  db: Kysely<Database>,
  id: string | undefined,
  { question = '', asked_as = '' }: Pick<FaqEntryChange, 'question' | 'asked_as'>,
): Promise<void> {
  if (!question && !asked_as) return
  const { sections } = await readFaq(db)
  const others = sections.flatMap(({ entries }) => entries).filter((entry) => entry.id !== id)
  const isOf = (line: string) => (asked: string) => asked.toLowerCase() === line.toLowerCase()
  for (const line of askedLines(asked_as)) {
    const other = others.find((each) => [each.question, ...askedLines(each.asked_as)].some(isOf(line)))
    if (other) throw invalidField('asked_as', askedBy(line, other))
  }
  const other = others.find((each) => askedLines(each.asked_as).some(isOf(question)))
  if (other) throw invalidField('question', askedBy(question, other))
}

const askedBy = (line: string, { question }: FaqEntry) =>
  `”${line}” on jo kysymyksellä ”${question}”. Poista se toisesta.`

async function refuseUnknownSection(db: Kysely<Database>, id: string): Promise<void> {
  if (await findSection(db, id)) return
  throw invalidField('section_id', 'Aihetta ei enää ole. Valitse toinen.')
}
