import type { LetterSegment } from '@arkpax/schema/letters'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countSegment, listKinds } from './letter-recipients.repo.ts'

const ALL: LetterSegment = { language: '', source: '', from: null, to: null, has_bought: 'any', has_registered: 'any' }

/** How many subscribers a segment has now, and of how many; the languages and sources that any of them has. */
export async function readAudience(db: Kysely<Database>, segment: LetterSegment, now: Date) {
  const kinds = await listKinds(db)
  return {
    count: await countSegment(db, segment, now),
    active: await countSegment(db, ALL, now),
    languages: [...new Set(kinds.map(({ language }) => language))].sort(),
    sources: [...new Set(kinds.map(({ source }) => source))].sort(),
  }
}
