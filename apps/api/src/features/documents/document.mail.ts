import { documentKindLabels } from '@arkpax/schema/document-labels'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import { toEuros } from '@arkpax/schema/money'
import { groupReference } from '@arkpax/schema/reference-number'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { type Fact, facts, greeting, type MailBlock, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { type DocumentContent, payable } from './document-content.ts'
import { fileOf } from './document-files.service.ts'
import { findDocument } from './documents.repo.ts'
import { sampleContent } from './sample-content.ts'

/** The mail that brings an invoice, a credit note or a receipt; `message` are words of whoever sends it. */
export function composeDocumentMail(content: DocumentContent, message: string): MailDraft {
  const title = `${documentKindLabels[content.kind]} ${content.number}`
  return {
    subject: `${title}, tilaus ${content.order.number}`,
    preview: `${title}: ${formatEuros(toEuros(content.gross))}`,
    heading: title,
    blocks: [
      greeting(content.buyer.contact ?? content.buyer.name),
      ...(message ? [paragraph(message)] : []),
      paragraph(
        `${message ? documentKindLabels[content.kind] : NOUN[content.kind]} tilauksesta ${content.order.number} on tämän viestin liitteenä PDF-tiedostona.`,
      ),
      ...paymentBlocks(content),
    ],
    reason: 'Sait tämän viestin, koska tilasit meiltä.',
  }
}

/** As the first words of a mail go on from its greeting. */
const NOUN = { invoice: 'lasku', credit_note: 'hyvityslasku', receipt: 'kuitti' } as const

function paymentBlocks(content: DocumentContent): MailBlock[] {
  const cents = payable(content)
  if (cents === 0) return [facts(['Summa', formatEuros(toEuros(content.gross))])]
  const { seller, reference, dueOn } = content
  const rows: (Fact | null)[] = [
    ['Saaja', seller.name],
    ['Tilinumero', copyable(groupIban(seller.iban))],
    ['Viitenumero', copyable(groupReference(reference))],
    ['Maksettavaa', formatEuros(toEuros(cents))],
    dueOn ? ['Eräpäivä', formatDate(dueOn)] : null,
  ]
  return [facts(...rows.filter((row) => row !== null))]
}

/** Fields of banks take plain spaces for sure. */
const copyable = (grouped: string) => grouped.replaceAll('\u00A0', ' ')

/** Brings a document to whom staff send it, with its PDF. */
export const documentMail = mailKind({
  name: 'document',
  payload: z.object({ documentId: z.string(), message: z.string().default('') }),
  async render({ documentId, message }, { db, now, isPreview }) {
    const document = await findDocument(db, documentId)
    if (!document) return undefined
    const draft = composeDocumentMail(document.content, message)
    if (isPreview) return draft
    const file = await fileOf(db, document, { format: 'pdf', now })
    return {
      ...draft,
      attachments: [{ filename: file.name, contentType: 'application/pdf', content: file.content }],
    }
  },
  sample: () => composeDocumentMail(sampleContent, ''),
})
