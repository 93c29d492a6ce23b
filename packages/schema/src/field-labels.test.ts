import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { adminBlogPost } from './blog.ts'
import { contactMessage } from './contact.ts'
import { contactNote } from './contact-notes.ts'
import { customerInput, customerNote } from './customers.ts'
import { faqEntry, faqSection, wholeFaq } from './faq.ts'
import { fieldLabel, fieldLabels } from './field-labels.ts'
import { incomingGoods } from './incoming-goods.ts'
import { media } from './media.ts'
import { subscriber } from './newsletter.ts'
import { orderNote } from './order-notes.ts'
import { order } from './orders.ts'
import { privacyRequest } from './privacy-requests.ts'
import { staffProductWithDetails } from './products.ts'
import { returnDetail } from './returns.ts'
import { moderatedReview } from './reviews.ts'
import { savedFilter } from './saved-filters.ts'
import { savedReply } from './saved-replies.ts'
import { settings } from './settings.ts'
import { staffMember, staffSecurity } from './staff.ts'
import { stockReservation } from './stock-reservations.ts'

const things = {
  blog_post: adminBlogPost,
  contact_message: contactMessage,
  contact_note: contactNote,
  customer: customerInput,
  customer_note: customerNote,
  faq_entry: faqEntry,
  faq_order: wholeFaq,
  faq_section: faqSection,
  media,
  incoming_goods: incomingGoods,
  newsletter_subscription: subscriber,
  order,
  order_note: orderNote,
  privacy_request: privacyRequest,
  product: staffProductWithDetails,
  return: returnDetail,
  review: moderatedReview,
  saved_filter: savedFilter,
  saved_reply: savedReply,
  staff: staffMember,
  staff_security: staffSecurity,
  stock_reservation: stockReservation,
} as const

/** The paths that no label stands for, also not one of what is around it. */
function unnamed(schema: z.ZodType, labels: object, path = ''): string[] {
  if (path in labels) return []
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? schema.unwrap() : schema
  if (!(inner instanceof z.ZodObject)) return [path]
  return Object.entries<z.ZodType>(inner.shape).flatMap(([name, field]) =>
    unnamed(field, labels, path ? `${path}.${name}` : name),
  )
}

describe('every field of a thing', () => {
  it.each(Object.entries(things))('of %s has a label, or null where the log does not have it', (entity, schema) => {
    expect(unnamed(schema, fieldLabels[entity as keyof typeof things])).toEqual([])
  })

  it.each(Object.entries(settings.shape))('of the settings, group %s, has one', (_, group) => {
    expect(unnamed(group, fieldLabels.settings)).toEqual([])
  })
})

it('a field without a label is found, also inside another', () => {
  const schema = z.object({ name: z.string(), details: z.object({ weight: z.number(), door_code: z.string() }) })
  expect(unnamed(schema, { name: 'Nimi', 'details.weight': 'Paino' })).toEqual(['details.door_code'])
})

it('what only an older version knew is shown by its path', () => {
  expect(fieldLabel('product', 'price')).toBe('Hinta (€)')
  expect(fieldLabel('product', 'colour')).toBe('colour')
  expect(fieldLabel('ship', 'constructor')).toBe('constructor')
})
