import type { DocumentDetail } from '@arkpax/schema/documents'
import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ContentLine } from './document-content.ts'
import { leftAtRates, leftOf } from './document-lines.ts'
import { findDocument, listCreditsOf, type WholeDocument } from './documents.repo.ts'

/** A document that was looked for; throws `not_found` when it is not there. */
export async function existingDocument(db: Kysely<Database>, id: string): Promise<WholeDocument> {
  const document = await findDocument(db, id)
  if (!document) throw new ApiError('not_found', { detail: 'Asiakirjaa ei löytynyt.' })
  return document
}

/** A document with its lines, and what credit notes have left of them. */
export const detailOf = async (db: Kysely<Database>, document: WholeDocument): Promise<DocumentDetail> =>
  toDetail(
    document,
    (await listCreditsOf(db, document.id)).flatMap(({ lines }) => lines),
  )

function toDetail({ content, ...document }: WholeDocument, credited: readonly ContentLine[]): DocumentDetail {
  const left = leftOf(content.lines, credited)
  const rates = leftAtRates(content.lines, credited)
  /** Sums may have taken all that pieces could be credited for. */
  const piecesLeft = (place: number, { vatPercent, gross }: ContentLine) =>
    gross > 0 && rates.get(vatPercent)?.gross === 0 ? 0 : (left[place]?.quantity ?? 0)
  return {
    ...document,
    lines: content.lines.map((line, place) => ({
      name: line.name,
      quantity: line.quantity,
      vat_percent: line.vatPercent,
      total: toEuros(line.gross),
      left: content.kind === 'credit_note' ? 0 : piecesLeft(place, line),
    })),
    rates: [...rates].map(([vat_percent, { gross }]) => ({
      vat_percent,
      left: content.kind === 'credit_note' ? 0 : toEuros(gross),
    })),
  }
}

/** All documents of one order, each with what the others have credited of it. */
export const toDetails = (documents: readonly WholeDocument[]): DocumentDetail[] =>
  documents.map((document) =>
    toDetail(
      document,
      documents
        .filter(({ credits_number }) => credits_number === document.number)
        .flatMap(({ content }) => (content.credits?.kind === document.kind ? content.lines : [])),
    ),
  )
