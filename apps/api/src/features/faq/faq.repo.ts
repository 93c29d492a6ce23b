import {
  answerParagraphs,
  askedLines,
  type FaqCategory,
  type FaqEntry,
  type FaqEntryChange,
  type FaqEntryInput,
  type FaqSection,
  type WholeFaq,
} from '@arkpax/schema/faq'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { FaqEntryTable } from './faq.table.ts'

/** Every section and question in their order, with the version of that order. */
export async function readFaq(db: Kysely<Database>): Promise<WholeFaq> {
  const { version } = await db.selectFrom('faq_order').select('version').executeTakeFirstOrThrow()
  const sections = await db.selectFrom('faq_sections').select(SECTION).orderBy('position').orderBy('id').execute()
  const entries = (await db.selectFrom('faq_entries').select(ENTRY).orderBy('position').orderBy('id').execute()).map(
    toEntry,
  )
  return {
    version,
    sections: sections.map((section) => ({
      ...section,
      entries: entries.filter(({ section_id }) => section_id === section.id),
    })),
  }
}

/** The questions that visitors see, in their sections; a section without any is left out. */
export async function readShownFaq(db: Kysely<Database>): Promise<FaqCategory[]> {
  const { sections } = await readFaq(db)
  return sections
    .map(({ id, title, entries }) => ({
      id,
      title,
      questions: entries
        .filter(({ shown }) => shown)
        .map(({ id, question, answer, asked_as }) => ({
          id,
          question,
          answer: answerParagraphs(answer),
          ...(asked_as && { askedAs: askedLines(asked_as) }),
        })),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** Every anchor in use on the page, of sections and questions. */
export async function listAnchors(db: Kysely<Database>): Promise<string[]> {
  const sections = await db.selectFrom('faq_sections').select('id').execute()
  const entries = await db.selectFrom('faq_entries').select('id').execute()
  return [...sections, ...entries].map(({ id }) => id)
}

export async function findSection(db: Kysely<Database>, id: string): Promise<FaqSection | undefined> {
  return db.selectFrom('faq_sections').select(SECTION).where('id', '=', id).executeTakeFirst()
}

export async function findEntry(db: Kysely<Database>, id: string): Promise<FaqEntry | undefined> {
  const row = await db.selectFrom('faq_entries').select(ENTRY).where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** One that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockSection(db: Kysely<Database>, id: string): Promise<FaqSection | undefined> {
  await lockRow(db, 'faq_sections', { id })
  return findSection(db, id)
}

export async function lockEntry(db: Kysely<Database>, id: string): Promise<FaqEntry | undefined> {
  await lockRow(db, 'faq_entries', { id })
  return findEntry(db, id)
}

/** Adds a section after the others. */
export async function insertSection(db: Kysely<Database>, id: string, title: string): Promise<FaqSection> {
  const { last } = await db
    .selectFrom('faq_sections')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return db
    .insertInto('faq_sections')
    .values({ id, title, position: after(last) })
    .returning(SECTION)
    .executeTakeFirstOrThrow()
}

/** Renames a section; undefined when it is not there, or not at `version` where one is given. */
export async function renameSection(
  db: Kysely<Database>,
  id: string,
  title: string,
  version: number | undefined,
): Promise<FaqSection | undefined> {
  return db
    .updateTable('faq_sections')
    .set({ title, version: nextVersion })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returning(SECTION)
    .executeTakeFirst()
}

/** Whether a section has questions, shown or hidden. */
export async function hasEntries(db: Kysely<Database>, sectionId: string): Promise<boolean> {
  const row = await db.selectFrom('faq_entries').select('id').where('section_id', '=', sectionId).executeTakeFirst()
  return row !== undefined
}

/** Deletes a section; undefined when it is not there, or not at `version` where one is given. */
export async function deleteSection(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
): Promise<FaqSection | undefined> {
  return db
    .deleteFrom('faq_sections')
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returning(SECTION)
    .executeTakeFirst()
}

/** Adds a question as the last of its section. */
export async function insertEntry(db: Kysely<Database>, id: string, input: FaqEntryInput): Promise<FaqEntry> {
  const { section_id, question, answer, asked_as, shown } = input
  const row = await db
    .insertInto('faq_entries')
    .values({ id, section_id, question, answer, asked_as, shown, position: await endOf(db, section_id) })
    .returning(ENTRY)
    .executeTakeFirstOrThrow()
  return toEntry(row)
}

/**
 * Changes a question; in another section it becomes the last. Undefined when it is not there, or not at `version` where one
 * is given.
 */
export async function changeEntry(
  db: Kysely<Database>,
  id: string,
  { section_id, question, answer, asked_as, shown }: FaqEntryChange,
  version: number | undefined,
): Promise<FaqEntry | undefined> {
  const row = await db
    .updateTable('faq_entries')
    .set({
      question,
      answer,
      asked_as,
      shown,
      ...(section_id !== undefined && { section_id, position: await endOf(db, section_id) }),
      version: nextVersion,
    })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returning(ENTRY)
    .executeTakeFirst()
  return row && toEntry(row)
}

/** Deletes a question; undefined when it is not there, or not at `version` where one is given. */
export async function deleteEntry(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
): Promise<FaqEntry | undefined> {
  const row = await db
    .deleteFrom('faq_entries')
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returning(ENTRY)
    .executeTakeFirst()
  return row && toEntry(row)
}

async function endOf(db: Kysely<Database>, sectionId: string): Promise<number> {
  const { last } = await db
    .selectFrom('faq_entries')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('section_id', '=', sectionId)
    .executeTakeFirstOrThrow()
  return after(last)
}

const after = (last: number | null) => (last ?? -1) + 1

const SECTION = ['id', 'title', 'version'] as const
const ENTRY = ['id', 'section_id', 'question', 'answer', 'asked_as', 'shown', 'version'] as const

const toEntry = (row: Pick<Selectable<FaqEntryTable>, (typeof ENTRY)[number]>): FaqEntry => ({
  ...row,
  shown: Boolean(row.shown),
})
