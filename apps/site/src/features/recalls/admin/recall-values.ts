import { type RecallDetail, recallInput } from '@arkpax/schema/recalls'
import * as z from 'zod'

/** What the form of a recall holds while it is filled in. */
export const recallValues = z.object({
  title: z.string(),
  product_ids: z.array(z.string()),
  identification: z.string(),
  hazard: z.string(),
  action: z.string(),
  remedies: z.array(z.string()),
  remedy_text: z.string(),
  picture: z.string(),
})
export type RecallValues = z.output<typeof recallValues>

/** The same as it is sent; the rules and messages are the API's. */
export const recallForm = recallValues.transform((typed) => typed as z.input<typeof recallInput>).pipe(recallInput)

/** A stored recall as its form shows it. */
export const valuesOf = (given: RecallDetail): RecallValues => ({
  title: given.title,
  product_ids: given.product_ids,
  identification: given.identification,
  hazard: given.hazard,
  action: given.action,
  remedies: given.remedies,
  remedy_text: given.remedy_text,
  picture: given.picture ?? '',
})
