import { faq } from '@arkpax/schema/faq'
import type { Kysely } from 'kysely'
import seeds from '../../../content/data/faq.json' with { type: 'json' }
import type { Database } from '../src/db/database.ts'

const ONLY = 1

/** Puts the first questions into a database that has never had any; what staff have changed or deleted stays as it is. */
export async function seedFaq(db: Kysely<Database>): Promise<void> {
  const isThere = await db.selectFrom('faq_order').select('id').executeTakeFirst()
  if (isThere) return
  const sections = faq.parse(seeds)
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('faq_order')
      .values({ id: ONLY })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!first) return
    await transaction
      .insertInto('faq_sections')
      .values(sections.map(({ id, title }, position) => ({ id, title, position })))
      .execute()
    const entries = sections.flatMap(({ id: section_id, questions }) =>
      questions.map(({ id, question, answer, askedAs = [] }, position) => ({
        id,
        section_id,
        question,
        answer: answer.join('\n\n'),
        asked_as: askedAs.join('\n'),
        position,
        shown: true,
      })),
    )
    await transaction.insertInto('faq_entries').values(entries).execute()
  })
}
