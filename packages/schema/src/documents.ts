import * as z from 'zod'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { emailAddress, line, paragraphs, utcInstant } from './text.ts'

/** What is issued of a sale. Each has a series of numbers of its own and never changes; a wrong one is taken back by a credit note. */
export const documentKinds = ['invoice', 'credit_note', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The files of a document: for people, for Finnish operators of e-invoices, and for those of other countries (EN 16931). */
export const documentFormats = ['pdf', 'finvoice', 'ubl'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export const documentFormatLabels: Record<DocumentFormat, string> = {
  pdf: 'PDF',
  finvoice: 'Finvoice\u00A03.0',
  ubl: 'UBL (EN\u00A016931)',
}

/** A receipt is for people alone. */
export const formatsOf = (kind: DocumentKind): readonly DocumentFormat[] =>
  kind === 'receipt' ? ['pdf'] : documentFormats

/** Euros of a document: those of a credit note are less than nothing. */
const signedEuros = z.number().min(-99_999_999.99).max(99_999_999.99).multipleOf(0.01)

/** A document in lists. */
export const document = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.int(),
  order_id: z.string(),
  order_number: z.int(),
  /** The number of what a credit note takes back. */
  credits_number: z.int().nullable(),
  issued_on: z.iso.date(),
  due_on: z.iso.date().nullable(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  net: signedEuros,
  vat: signedEuros,
  total: signedEuros,
  /** What credit notes have taken back of it. */
  credited: signedEuros,
  issued_by: z.string().nullable(),
  created_at: utcInstant,
})
export type Document = z.output<typeof document>

/** A line of a document, and how much of it can still be credited. */
const documentLine = z.object({
  name: z.string(),
  quantity: z.int(),
  vat_percent: z.number(),
  total: signedEuros,
  left: z.int(),
})

/** One document with its lines, and how many euros with tax can still be credited at each of its rates. */
export const documentDetail = document.extend({
  lines: z.array(documentLine),
  rates: z.array(z.object({ vat_percent: z.number(), left: signedEuros })),
})
export type DocumentDetail = z.output<typeof documentDetail>

const creditedSum = z.object({
  vat_percent: z.number('Anna verokanta').min(0).max(100),
  /** With tax. */
  amount: z
    .number('Anna summa')
    .min(0.01, 'Summan on oltava vähintään 0,01\u00A0€')
    .max(99_999_999.99, 'Summa on liian suuri')
    .multipleOf(0.01, 'Anna summa sentin tarkkuudella'),
})
export type CreditedSum = z.output<typeof creditedSum>

/**
 * The documents of an order, oldest first, what of them is still to be credited, and what could be issued now: why not, in words, or
 * null where it can.
 */
export const orderDocuments = z.object({
  documents: z.array(documentDetail),
  /** By how much they say more than the order costs since it was edited or cancelled. */
  to_credit: z.number(),
  /** The document that a credit note of it takes back, and that at each rate; null where nothing is to be credited. */
  credit_due: z.object({ document_id: z.string(), sums: z.array(creditedSum) }).nullable(),
  refusals: z.object({ invoice: z.string().nullable(), receipt: z.string().nullable() }),
})
export type OrderDocuments = z.output<typeof orderDocuments>

export const documentInput = z.object({ kind: z.enum(['invoice', 'receipt'], 'Valitse asiakirja') })

/**
 * What of a document is taken back: all that is left of it, some pieces of its lines, which are named by their places, or sums of its rates
 * where the price was cut and no piece comes back.
 */
export const creditInput = z
  .object({
    reason: line(200, 'Kerro hyvityksen syy'),
    lines: z
      .array(
        z.object({
          line: z.int().min(0).max(1_000),
          quantity: z
            .number('Anna määrä')
            .int('Määrän on oltava kokonaisluku')
            .min(1, 'Määrän on oltava vähintään 1')
            .max(10_000, 'Enintään 10 000 kappaletta'),
        }),
        'Valitse hyvitettävät rivit',
      )
      .min(1, 'Valitse hyvitettävät rivit')
      .max(200, 'Enintään 200 riviä')
      .optional(),
    sums: z.array(creditedSum, 'Anna hyvitettävä summa').min(1, 'Anna hyvitettävä summa').max(20).optional(),
  })
  .refine(({ lines, sums }) => !lines || !sums, { error: 'Hyvitä joko kappaleita tai summia', path: ['sums'] })
export type CreditInput = z.output<typeof creditInput>

/** To whom a document is sent, with some words of one's own. */
export const documentMailInput = z.object({
  to: emailAddress(),
  message: paragraphs(2_000).default(''),
})

/** The mail that sending would queue. */
export const documentMailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() })

const documentFilters = listFilters.extend({
  kind: z.enum(['all', ...documentKinds]).default('all'),
  sort: sortBy(['date', 'buyer', 'total'], '-date'),
})

/** Documents by text, kind and day of issue. */
export const documentQuery = pageOf(documentFilters)
export type DocumentQuery = z.output<typeof documentQuery>

export const documentExportQuery = inOrder(documentFilters)

/** A document as its own customer sees it. */
export const ownDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.int(),
  issued_on: z.iso.date(),
  total: signedEuros,
})
export type OwnDocument = z.output<typeof ownDocument>
