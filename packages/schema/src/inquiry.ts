import * as z from 'zod'
import { contactInput } from './contact.ts'
import { deliveryQuestion } from './delivery-options.ts'
import { buyerInput } from './orders.ts'
import { isPostcode, POSTCODE_MISTAKE } from './postcode-areas.ts'
import { optionalLine, optionalParagraphs, optionalPhone } from './text.ts'

/** What a visitor asks an offer of, and how it should reach them; the server looks the prices up. */
export const inquiryInput = contactInput.pick({ name: true, email: true }).extend({
  items: deliveryQuestion.shape.items,
  phone: optionalPhone(),
  company: optionalLine(200),
  business_id: buyerInput.shape.business_id,
  postcode: optionalLine(5).refine((postcode) => !postcode || isPostcode(postcode), POSTCODE_MISTAKE),
  /** One of the ways that `POST /api/delivery-options` gives. */
  delivery_method: optionalLine(36),
  delivery_wish: optionalLine(300),
  message: optionalParagraphs(20_000),
})
export type InquiryInput = z.output<typeof inquiryInput>

/** What an inquiry is called by, and the page of this site that keeps telling what happens next. */
export const inquiryReceived = z.object({ number: z.int(), page: z.string() })
