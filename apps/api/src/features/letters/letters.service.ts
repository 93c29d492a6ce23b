import type { LetterDetail } from '@arkpax/schema/letters'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findLetter, type LetterRow, lockLetter } from './letters.repo.ts'

export const letterNotFound = () => new ApiError('not_found', { detail: 'Uutiskirjettä ei löytynyt.' })

/** One letter. Throws `not_found` when it is not there. */
export async function readLetter(db: Kysely<Database>, id: string): Promise<LetterDetail> {
  const letter = await findLetter(db, id)
  if (!letter) throw letterNotFound()
  return letter
}

/** A letter that nobody else changes before this transaction ends. Throws `not_found` when it is not there. */
export async function lockExisting(db: Kysely<Database>, id: string): Promise<LetterRow> {
  const letter = await lockLetter(db, id)
  if (!letter) throw letterNotFound()
  return letter
}

/** A letter with all that is told of it, which nobody else changes before this transaction ends. */
export async function lockLetterDetail(db: Kysely<Database>, id: string): Promise<LetterDetail> {
  await lockExisting(db, id)
  return readLetter(db, id)
}
