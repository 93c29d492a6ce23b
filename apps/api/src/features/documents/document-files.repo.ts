import { createHash } from 'node:crypto'
import type { DocumentFormat } from '@arkpax/schema/documents'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A file of a document as it was first made; undefined where nobody has asked for it yet. */
export async function findFile(db: Kysely<Database>, id: string, format: DocumentFormat): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('document_files')
    .select('content')
    .where('document_id', '=', id)
    .where('format', '=', format)
    .executeTakeFirst()
  return row && Buffer.from(row.content)
}

/** Keeps a file of a document; the first one that is kept is the one for ever. */
export async function keepFile(
  db: Kysely<Database>,
  id: string,
  { format, content, now }: { format: DocumentFormat; content: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('document_files')
    .values({
      document_id: id,
      format,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'format']).doNothing())
    .execute()
}
