import type { Document, DocumentKind, DocumentQuery, OwnDocument } from '@arkpax/schema/documents'
import { toEuros } from '@arkpax/schema/money'
import type { VatLine } from '@arkpax/schema/vat'
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { listOrder, number, text } from '../../db/list-order.ts'
import { hasWords } from '../../db/searched-words.ts'
import { type DocumentContent, unsealed } from './document-content.ts'
import type { DocumentTable } from './documents.table.ts'

const SORTS = {
  date: [text('issued_on'), text('id')],
  buyer: [text('buyer_name'), text('id')],
  total: [number('total_cents'), text('id')],
}

/** Stores a document with what it comes to at each rate. */
export async function insertDocument(
  db: Kysely<Database>,
  row: Insertable<DocumentTable>,
  vat: readonly VatLine[],
): Promise<void> {
  await db.insertInto('documents').values(row).execute()
  const lines = vat.map((line) => ({
    document_id: row.id,
    vat_percent: line.vatPercent,
    net_cents: line.net,
    vat_cents: line.vat,
    gross_cents: line.gross,
  }))
  if (lines.length > 0) await db.insertInto('document_vat_lines').values(lines).execute()
}

/** Documents by text, kind and day of issue, in the order that is asked for. */
export async function listDocuments(db: Kysely<Database>, query: DocumentQuery): Promise<Page<Document>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('documents'), query.cursor)
  if (query.kind !== 'all') rows = rows.where('kind', '=', query.kind)
  if (query.from) rows = rows.where('issued_on', '>=', query.from)
  if (query.to) rows = rows.where('issued_on', '<=', query.to)
  if (query.q) rows = rows.where(hasWords(sql.ref('search_text'), query.q))
  const page = toPage(
    await rows
      .selectAll()
      .limit(query.limit + 1)
      .execute(),
    query.limit,
    order.keyOf,
    (row) => row,
  )
  return new Page(await withSums(db, page.items), page.next)
}

/** A document as lists show it, with all that it says. */
export interface WholeDocument extends Document {
  content: DocumentContent
}

/** The documents of an order, oldest first. */
export async function listDocumentsOf(db: Kysely<Database>, orderId: string): Promise<WholeDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return whole(db, rows)
}

/** One document; undefined when it is not there. */
export async function findDocument(db: Kysely<Database>, id: string): Promise<WholeDocument | undefined> {
  const rows = await db.selectFrom('documents').selectAll().where('id', '=', id).execute()
  return (await whole(db, rows))[0]
}

/** What credit notes have taken back of a document, as their lines say it. */
export async function listCreditsOf(db: Kysely<Database>, id: string): Promise<DocumentContent[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['content', 'sha256'])
    .where('credits_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(unsealed)
}

/** The documents of an order that went to this address, for its own customer. */
export async function listOwnDocuments(db: Kysely<Database>, email: string, orderId: string): Promise<OwnDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'issued_on', 'total_cents'])
    .where('order_id', '=', orderId)
    .where('buyer_email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ total_cents, ...row }) => ({ ...row, total: toEuros(total_cents) }))
}

/** All that was issued to an address, as it was issued. */
export async function listContentsFor(db: Kysely<Database>, email: string) {
  const rows = await db
    .selectFrom('documents')
    .select(['issued_on', 'content', 'sha256'])
    .where('buyer_email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ issuedOn: row.issued_on, content: unsealed(row) }))
}

/** Deletes what was issued before this Finnish day (YYYY-MM-DD), credit notes before what they take back. */
export async function deleteDocumentsBefore(db: Kysely<Database>, day: string): Promise<void> {
  const old = db.deleteFrom('documents').where('issued_on', '<', day)
  await old.where('credits_id', 'is not', null).execute()
  await old
    .where(sql<SqlBool>`not exists (select 1 from documents as credit where credit.credits_id = documents.id)`)
    .execute()
}

async function whole(db: Kysely<Database>, rows: Selectable<DocumentTable>[]): Promise<WholeDocument[]> {
  const contents = new Map(rows.map((row) => [row.id, unsealed(row)]))
  return (await withSums(db, rows)).flatMap((document) => {
    const content = contents.get(document.id)
    return content ? [{ ...document, content }] : []
  })
}

/** Adds net sums and what was taken back, read in three queries. */
async function withSums(db: Kysely<Database>, rows: Selectable<DocumentTable>[]): Promise<Document[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const net = await db
    .selectFrom('document_vat_lines')
    .select((eb) => ['document_id', eb.fn.sum<number>('net_cents').as('cents')])
    .where('document_id', 'in', ids)
    .groupBy('document_id')
    .execute()
  const netOf = new Map(net.map(({ document_id, cents }) => [document_id, Number(cents)]))
  const credited = await db
    .selectFrom('documents')
    .select((eb) => ['credits_id', eb.fn.sum<number>('total_cents').as('cents')])
    .where('credits_id', 'in', ids)
    .groupBy('credits_id')
    .execute()
  const creditedOf = new Map(credited.map(({ credits_id, cents }) => [credits_id, -Number(cents)]))
  const creditedIds = rows.flatMap(({ credits_id }) => credits_id ?? [])
  const originals =
    creditedIds.length === 0
      ? []
      : await db.selectFrom('documents').select(['id', 'number']).where('id', 'in', creditedIds).execute()
  const numberOf = new Map<string, number>(originals.map(({ id, number }) => [id, number]))
  return rows.map((row) =>
    toDocument(row, { numberOf, net: netOf.get(row.id) ?? 0, credited: creditedOf.get(row.id) ?? 0 }),
  )
}

const toDocument = (
  row: Selectable<DocumentTable>,
  { numberOf, net, credited }: { numberOf: ReadonlyMap<string, number>; net: number; credited: number },
): Document => ({
  id: row.id,
  kind: row.kind as DocumentKind,
  number: row.number,
  order_id: row.order_id,
  order_number: row.order_number,
  credits_number: (row.credits_id && numberOf.get(row.credits_id)) || null,
  issued_on: row.issued_on,
  due_on: row.due_on,
  buyer_name: row.buyer_name,
  buyer_email: row.buyer_email,
  net: toEuros(net),
  vat: toEuros(row.total_cents - net),
  total: toEuros(row.total_cents),
  credited: toEuros(credited),
  issued_by: row.issued_by,
  created_at: row.created_at,
})
