import { createHash } from 'node:crypto'
import { documentKinds } from '@arkpax/schema/documents'
import { paymentMethods } from '@arkpax/schema/order-states'
import * as z from 'zod'

const cents = z.int()
const day = z.iso.date()

const address = z.object({ street: z.string(), postcode: z.string(), city: z.string() })

/** One line: `gross` is what it costs with tax, after `discount`; of a credit note less than nothing, as is `quantity`. */
const contentLine = z.object({
  name: z.string(),
  /** The id of the item or the charge of the order; documents of before have none. */
  of: z.string().optional(),
  quantity: z.int(),
  /** Of a piece with tax, before the discount. */
  price: cents,
  discount: cents,
  vatPercent: z.number(),
  net: cents,
  gross: cents,
  /** The place of the credited line, in a credit note; without one it takes back a sum of its rate. */
  line: z.int().optional(),
})
export type ContentLine = z.output<typeof contentLine>

/** All that a document says, in cents and calendar days of Finland: what it is drawn from for ever, whatever its order becomes. */
const documentContent = z.object({
  kind: z.enum(documentKinds),
  number: z.int(),
  issuedOn: day,
  dueOn: day.nullable(),
  deliveredOn: day.nullable(),
  order: z.object({ id: z.string(), number: z.int(), orderedOn: day }),
  seller: address.extend({
    name: z.string(),
    businessId: z.string(),
    email: z.string(),
    phone: z.string(),
    site: z.string(),
    iban: z.string(),
    bic: z.string(),
    einvoiceAddress: z.string(),
    einvoiceOperator: z.string(),
  }),
  buyer: address.extend({
    /** The company where there is one, else the person. */
    name: z.string(),
    /** The person at that company. */
    contact: z.string().nullable(),
    businessId: z.string().nullable(),
    email: z.string(),
    einvoiceAddress: z.string().nullable(),
    einvoiceOperator: z.string().nullable(),
  }),
  delivery: address.extend({ name: z.string() }),
  lines: z.array(contentLine),
  vat: z.array(z.object({ vatPercent: z.number(), net: cents, vat: cents, gross: cents })),
  net: cents,
  vatTotal: cents,
  gross: cents,
  /** What had been paid when it was issued. */
  paid: cents,
  paymentMethod: z.enum(paymentMethods).nullable(),
  /** The reference number of the order, without spaces. */
  reference: z.string(),
  credits: z.object({ kind: z.enum(documentKinds), number: z.int(), issuedOn: day, reason: z.string() }).nullable(),
})
export type DocumentContent = z.output<typeof documentContent>

/** What has to be paid by the day it is due. */
export const payable = ({ kind, gross, paid }: DocumentContent) => (kind === 'invoice' ? Math.max(0, gross - paid) : 0)

/** As it is stored, with the hash that tells whether it is still what was issued. */
export function sealed(content: DocumentContent): { content: string; sha256: string } {
  const json = JSON.stringify(content)
  return { content: json, sha256: createHash('sha256').update(json).digest('hex') }
}

/** Reads a stored one; throws where it is not what was issued. */
export function unsealed(row: { content: string; sha256: string }): DocumentContent {
  if (createHash('sha256').update(row.content).digest('hex') !== row.sha256)
    throw new Error('A document is not what was issued')
  return documentContent.parse(JSON.parse(row.content))
}
