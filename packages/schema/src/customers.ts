import * as z from 'zod'
import { isBusinessId } from './business-id.ts'
import { contactStatuses } from './contact.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { mail } from './mail.ts'
import { subscriber } from './newsletter.ts'
import { offerSummary } from './offers.ts'
import { customerOrder, customerRegistration } from './own-things.ts'
import { stockAlert } from './stock-alerts.ts'
import { emailAddress, euros, line, optionalLine, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** A customer in the list: one address, or several that staff have merged. */
export const customerRow = z.object({
  id: z.string(),
  /** The main address. */
  email: z.string(),
  /** What staff call them, else what they called themselves last; null where nobody has told. */
  name: z.string().nullable(),
  /** What staff say it is, else that of the last order. */
  company: z.string().nullable(),
  phone: z.string().nullable(),
  tags: z.array(z.string()),
  /** How many orders, cancelled ones too, and what they bought without those, in euros. */
  orders: z.int(),
  bought: z.number(),
  /** When they last ordered, wrote, registered a product or made an account. */
  last_at: utcInstant,
})
export type CustomerRow = z.output<typeof customerRow>

const customerFilters = listFilters.extend({
  tag: line(40).default(''),
  sort: sortBy(['latest', 'bought'], '-latest'),
})

/** Customers by name, address, phone, company or the beginning of an order's number, by a tag and the day they were last heard of. */
export const customerQuery = pageOf(customerFilters)
export type CustomerQuery = z.output<typeof customerQuery>

/** The customers that an export takes: all that the list would show on its pages. */
export const customerExportQuery = inOrder(customerFilters)

/** The tags in use, most frequent first, and how many customers have each. */
export const customerTags = z.object({ tags: z.array(z.object({ tag: z.string(), customers: z.int() })) })

/** Which customer an address belongs to; null where it is nobody's yet. */
export const customerOfAddressQuery = z.object({ email: line(254).toLowerCase().default('') })
export const customerOfAddress = z.object({ id: z.string().nullable() })

/** A note that staff wrote of a customer. */
export const customerNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Who wrote it last. */
  author: z.string(),
  /** The address that it was written of. */
  email: z.string(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type CustomerNote = z.output<typeof customerNote>

export const customerNoteInput = z.object({ text: paragraphs(5_000, 'Kirjoita muistiinpano') })

/** The newest of a kind of things, and whether there are older ones. */
const newest = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), more: z.boolean() })

const sentMessage = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(contactStatuses),
  created_at: utcInstant,
})

const writtenReview = z.object({
  id: z.string(),
  product_name: z.string(),
  rating: z.int(),
  title: z.string().nullable(),
  hidden_at: utcInstant.nullable(),
  created_at: utcInstant,
})

const conversation = z.object({ id: z.string(), first_message: z.string(), started_at: utcInstant })

/** An address of a customer, and since when it has an account that is verified. */
const customerAddress = z.object({
  customer_id: z.string(),
  email: z.string(),
  account_since: utcInstant.nullable(),
})
export type CustomerAddress = z.output<typeof customerAddress>

/** What belongs to a customer, newest first; null where the role may not see it. */
const customerSections = z.object({
  orders: newest(customerOrder).nullable(),
  offers: newest(offerSummary).nullable(),
  messages: newest(sentMessage).nullable(),
  registrations: newest(customerRegistration).nullable(),
  reviews: newest(writtenReview).nullable(),
  mails: newest(mail.pick({ id: true, kind: true, recipient: true, state: true, created_at: true })).nullable(),
  chats: newest(conversation).nullable(),
  newsletter: z.array(subscriber).nullable(),
  stock_alerts: z.array(stockAlert).nullable(),
})
export type CustomerSections = z.output<typeof customerSections>

/** Where the last order went, for the form of the next; null without one. */
const delivery = z.object({
  customer_phone: z.string().nullable(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
})

/** One customer with all that the role may see. The first address is the main one. */
export const customerDetail = customerRow.extend({
  display_name: z.string().nullable(),
  /** What staff wrote in the place of the company that was found. */
  own_company: z.string().nullable(),
  business_id: z.string().nullable(),
  /** What staff wrote in the place of the phone number that was found. */
  own_phone: z.string().nullable(),
  version,
  addresses: z.array(customerAddress),
  notes: z.array(customerNote),
  sections: customerSections,
  last_delivery: delivery.nullable(),
})
export type CustomerDetail = z.output<typeof customerDetail>

/** What customers are grouped by, a word or two. */
export const customerTag = line(40, 'Tunniste on tyhjä')

/** What staff keep of a customer. */
export const customerInput = z.object({
  display_name: optionalLine(200),
  company: optionalLine(200),
  business_id: optionalLine(9).refine((id) => id === null || isBusinessId(id), 'Tarkista Y-tunnus, esim. 1234567-1'),
  phone: optionalLine(50),
  tags: z
    .array(customerTag)
    .max(20, 'Enintään 20 tunnistetta')
    .transform((tags) => [...new Set(tags.map((one) => one.toLowerCase()))].sort((a, b) => a.localeCompare(b, 'fi'))),
})
export type CustomerInput = z.output<typeof customerInput>

/** A customer whom staff write down by hand; the name is what they are shown by. */
export const newCustomer = customerInput.extend({
  email: emailAddress(),
  display_name: line(200, 'Anna asiakkaan nimi'),
})
export type NewCustomer = z.output<typeof newCustomer>

/** The customer who is to become part of another. */
export const customerMergeInput = z.object({ other_id: line(36, 'Valitse asiakas') })

/** What would stand together after merging: nothing is changed. */
export const customerMergePreview = z.object({
  into: customerRow,
  other: customerRow,
  /** The addresses, orders and euros of both together. */
  addresses: z.array(z.string()),
  orders: z.int(),
  bought: euros,
  notes: z.int(),
  tags: z.array(z.string()),
})
export type CustomerMergePreview = z.output<typeof customerMergePreview>

/** The address that becomes a customer of its own again, by its row. */
export const customerSplitInput = z.object({ address_id: line(36, 'Valitse osoite') })
