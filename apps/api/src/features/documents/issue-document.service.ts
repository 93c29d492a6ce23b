import type { DocumentKind } from '@arkpax/schema/documents'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import { referenceNumber } from '@arkpax/schema/reference-number'
import type { Settings } from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchText } from '../../db/search-text.ts'
import { ApiError } from '../../http/api-error.ts'
import { listEvents } from '../orders/order-events.repo.ts'
import { setOrderCredit, setOrderDueDay } from '../orders/order-money.repo.ts'
import { orderedOn } from '../orders/ordered-on.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { type Credited, creditedLines } from './credited-lines.ts'
import { type DocumentContent, sealed } from './document-content.ts'
import { linesOf, vatOf } from './document-lines.ts'
import { takeDocumentNumber } from './document-numbers.repo.ts'
import { buyerOf, deliveryOf, sellerOf } from './document-parties.ts'
import { findDocument, insertDocument, listCreditsOf, listDocumentsOf, type WholeDocument } from './documents.repo.ts'
import { refusalOf, standingSale, sumOf } from './issue-refusals.ts'

interface Credits extends Credited {
  documentId: string
}

/** What is to be issued: for an order, or to take back (some pieces of) a document of it. */
export interface NewDocument {
  kind: DocumentKind
  orderId: string
  /** What a credit note takes back: pieces of lines, or sums of rates; all that is left without either. */
  credits?: Credits
  /** Who of the staff does it; null where the shop does by itself. */
  by?: string | null
}

/**
 * Issues a document in the caller's transaction, under a lock of its order, so that an order has one invoice or receipt that stands,
 * however often and by however many it is asked for: then the one that stands is given. The order is due when its invoice is. Throws `document_refused` with the reason, and `not_found`.
 */
export async function issueDocument(db: Kysely<Database>, wanted: NewDocument, now: Date): Promise<WholeDocument> {
  if (wanted.credits) return issueCreditNote(db, { ...wanted, credits: wanted.credits }, now)
  const order = existing(await lockOrder(db, wanted.orderId))
  const documents = await listDocumentsOf(db, order.id)
  const standing = standingSale(documents)
  if (standing && standing.kind === wanted.kind) return standing
  const settings = await readSettings(db)
  const refusal = refusalOf(wanted.kind, order, { standing, settings })
  if (refusal) throw new ApiError('document_refused', { detail: refusal })

  const lines = linesOf(order)
  const content = {
    ...(await contentOf(db, order, { kind: wanted.kind, settings, now })),
    lines,
    ...sumsOf(lines),
    paid: toCents(order.paid_amount) - toCents(order.refunded_amount),
    credits: null,
  }
  // What stood before has been taken back, so that this is the next of its kind.
  const purpose = String(documents.filter(({ kind }) => kind === wanted.kind).length + 1)
  await setOrderCredit(db, order.id, 0)
  if (content.dueOn) await setOrderDueDay(db, order.id, content.dueOn)
  return store(db, { content, purpose, creditsId: null, by: wanted.by ?? null }, now)
}

async function issueCreditNote(
  db: Kysely<Database>,
  { credits, by = null }: NewDocument & { credits: NonNullable<NewDocument['credits']> },
  now: Date,
): Promise<WholeDocument> {
  const original = await findDocument(db, credits.documentId)
  if (!original) throw new ApiError('not_found', { detail: 'Asiakirjaa ei löytynyt.' })
  if (original.kind === 'credit_note')
    throw new ApiError('document_refused', { detail: 'Hyvityslaskua ei voi hyvittää. Tee tarvittaessa uusi lasku.' })
  // A document outlives its order.
  const order = await lockOrder(db, original.order_id)
  await lockRow(db, 'documents', { id: original.id })
  const earlier = await listCreditsOf(db, original.id)
  const credited = earlier.flatMap(({ lines }) => lines)
  const lines = creditedLines(original.content.lines, credited, credits)
  if (lines.length === 0) throw new ApiError('document_refused', { detail: 'Asiakirja on jo hyvitetty kokonaan.' })

  const { seller: _, ...same } = original.content
  const settings = await readSettings(db)
  const content = {
    ...same,
    kind: 'credit_note' as const,
    seller: sellerOf(settings),
    issuedOn: finnishDay(now),
    dueOn: null,
    lines,
    ...sumsOf(lines),
    paid: 0,
    credits: {
      kind: original.kind,
      number: original.number,
      issuedOn: original.issued_on,
      reason: credits.reason,
    },
  }
  if (order) await takeOffOrder(db, order, content.gross)
  return store(db, { content, purpose: `${original.id}:${earlier.length + 1}`, creditsId: original.id, by }, now)
}

/** Takes what a credit note credits off what its order costs, but for what an edit of the order has taken off it already. */
async function takeOffOrder(db: Kysely<Database>, order: Order, noteCents: number): Promise<void> {
  if (order.status === 'cancelled') return
  const total = toCents(order.total_amount)
  const billed = sumOf(await listDocumentsOf(db, order.id))
  const less = Math.max(0, total - (billed + noteCents)) - Math.max(0, total - billed)
  await setOrderCredit(db, order.id, toCents(order.credited_amount) + less)
}

async function contentOf(
  db: Kysely<Database>,
  order: Order,
  { kind, settings, now }: { kind: DocumentKind; settings: Settings; now: Date },
) {
  const issuedOn = finnishDay(now)
  const sent = (await listEvents(db, order.id)).find(({ to_status }) => ['shipped', 'delivered'].includes(to_status))
  return {
    kind,
    issuedOn,
    dueOn: kind === 'invoice' ? dueOf(order, dayAfter(issuedOn, settings.sale.invoiceDays)) : null,
    deliveredOn: sent ? finnishDay(new Date(sent.created_at)) : null,
    order: { id: order.id, number: order.number, orderedOn: orderedOn(order) },
    seller: sellerOf(settings),
    buyer: buyerOf(order),
    delivery: deliveryOf(order),
    paymentMethod: order.payment_method,
    reference: referenceNumber(order.number),
  }
}

/** A longer time that has been agreed for the order holds. */
const dueOf = ({ payment_due_on: agreed }: Order, usual: string): string => (agreed && agreed > usual ? agreed : usual)

function sumsOf(lines: DocumentContent['lines']) {
  const vat = vatOf(lines)
  const sum = (part: 'net' | 'vat' | 'gross') => vat.reduce((total, line) => total + line[part], 0)
  return { vat, net: sum('net'), vatTotal: sum('vat'), gross: sum('gross') }
}

interface Issued {
  content: Omit<DocumentContent, 'number'>
  purpose: string
  creditsId: string | null
  by: string | null
}

async function store(db: Kysely<Database>, issued: Issued, now: Date): Promise<WholeDocument> {
  const number = await takeDocumentNumber(db, issued.content.kind)
  const content: DocumentContent = { ...issued.content, number }
  const { kind, order, buyer } = content
  const id = uuidv7()
  const row = {
    id,
    kind,
    number,
    order_id: order.id,
    order_number: order.number,
    purpose: issued.purpose,
    credits_id: issued.creditsId,
    issued_on: content.issuedOn,
    delivered_on: content.deliveredOn,
    due_on: content.dueOn,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    total_cents: content.gross,
    ...sealed(content),
    issued_by: issued.by,
    search_text: searchText(
      String(number),
      `#${order.number}`,
      content.reference,
      buyer.name,
      buyer.contact,
      buyer.email,
      buyer.businessId,
    ),
    created_at: now.toISOString(),
  }
  await insertDocument(db, row, content.vat)
  const stored = await findDocument(db, id)
  if (!stored) throw new Error('The document was not stored')
  return stored
}
