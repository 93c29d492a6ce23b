import { type DocumentFormat, formatsOf } from '@arkpax/schema/documents'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { renderPdf } from '../../services/typesetter.ts'
import type { DocumentContent } from './document-content.ts'
import { findFile, keepFile } from './document-files.repo.ts'
import { toFinvoice } from './document-finvoice.ts'
import { fileName, toPaper } from './document-paper.ts'
import { toUbl } from './document-ubl.ts'
import type { WholeDocument } from './documents.repo.ts'

export interface DocumentFile {
  name: string
  content: Buffer
}

/**
 * A file of a document. It is made of what the document says when it is first asked for and kept in one write, so that everybody gets the same one
 * for ever, and a failure on the way leaves nothing. Outside any transaction, because typesetting takes its time. Throws
 * `not_found` for a format that a receipt has not, and `TypesettingFailed`.
 */
export async function fileOf(
  db: Kysely<Database>,
  { id, content }: WholeDocument,
  { format, now }: { format: DocumentFormat; now: Date },
): Promise<DocumentFile> {
  if (!formatsOf(content.kind).includes(format))
    throw new ApiError('not_found', { detail: 'Kuitista on vain PDF-tiedosto.' })
  const name = fileName(content, format)
  const kept = await findFile(db, id, format)
  if (kept) return { name, content: kept }
  await keepFile(db, id, { format, content: await make(content, id, format), now })
  return { name, content: (await findFile(db, id, format)) ?? Buffer.alloc(0) }
}

async function make(content: DocumentContent, id: string, format: DocumentFormat): Promise<Buffer> {
  if (format === 'ubl') return Buffer.from(toUbl(content))
  if (format === 'finvoice') return Buffer.from(toFinvoice(content, id))
  const xml = content.kind === 'receipt' ? null : toUbl(content)
  return Buffer.from(await renderPdf('document', toPaper(content, xml), 'a-3a'))
}
