import { readDecimal } from '@arkpax/schema/decimal'
import { type WarrantyCaseDetail, warrantyCaseChange } from '@arkpax/schema/warranty-cases'
import * as z from 'zod'

/** What the form of the work on a case holds while it is filled in: all as typed. */
export const workValues = z.object({
  serial_number: z.string(),
  product_model: z.string(),
  decision: z.string(),
  replacement_serial: z.string(),
  loan_serial: z.string(),
  loan_out_on: z.string(),
  loan_back_on: z.string(),
  parts: z.array(z.object({ name: z.string(), quantity: z.string() })),
  due_on: z.string(),
})
export type WorkValues = z.output<typeof workValues>

type Change = z.input<typeof warrantyCaseChange>
const orNull = (typed: string) => typed.trim() || null

/** The form of the work on a case; the rules and messages are the API's. */
export const workForm = workValues
  .transform(
    ({ parts, product_model, decision, loan_out_on, loan_back_on, ...rest }): Change => ({
      ...rest,
      product_model: orNull(product_model) as Change['product_model'],
      decision: orNull(decision) as Change['decision'],
      loan_out_on: orNull(loan_out_on),
      loan_back_on: orNull(loan_back_on),
      parts: parts.map(({ name, quantity }) => ({ name, quantity: readDecimal(quantity) ?? Number.NaN })),
    }),
  )
  .pipe(warrantyCaseChange)

/** A stored case as its form shows it. */
export const valuesOf = (given: WarrantyCaseDetail): WorkValues => ({
  serial_number: given.serial_number,
  product_model: given.product_model ?? '',
  decision: given.decision ?? '',
  replacement_serial: given.replacement_serial ?? '',
  loan_serial: given.loan_serial ?? '',
  loan_out_on: given.loan_out_on ?? '',
  loan_back_on: given.loan_back_on ?? '',
  parts: given.parts.map(({ name, quantity }) => ({ name, quantity: String(quantity) })),
  due_on: given.due_on,
})
