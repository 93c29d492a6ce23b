import * as z from 'zod'
import { registrationForm } from './forms/registration.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { productModels } from './product-models.ts'
import { emailAddress, line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'
import { isoDayOf } from './typed-day.ts'
import { refuseWrongPurchaseDay } from './typed-purchase-day.ts'

export type ProductModel = (typeof productModels)[number]

const { fields } = registrationForm

/** A day that has come in Finland, as it is typed: '1.6.2026', or YYYY-MM-DD. */
const typedPastDay = z
  .string(fields.purchaseDate.required)
  .trim()
  .min(1, fields.purchaseDate.required)
  .superRefine(refuseWrongPurchaseDay)
  .transform(isoDayOf)

/** What the owner of a product sends to register it for warranty. */
export const registrationInput = z.object({
  firstName: line(100, fields.firstName.required),
  lastName: line(100, fields.lastName.required),
  email: emailAddress(),
  phone: optionalLine(50),
  productModel: z.enum(productModels, fields.productModel.required),
  serialNumber: line(100, fields.serialNumber.required),
  purchaseDate: typedPastDay,
  retailer: optionalLine(200),
  comments: optionalParagraphs(5_000),
})
export type RegistrationInput = z.output<typeof registrationInput>

/** A stored registration as staff see it; `flagged` when another address had registered the serial number before. */
export const registration = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  productModel: z.enum(productModels),
  serialNumber: z.string(),
  purchaseDate: z.iso.date(),
  retailer: z.string().nullable(),
  comments: z.string().nullable(),
  warrantyEnd: z.iso.date(),
  flagged: z.boolean(),
  created_at: utcInstant,
})
export type Registration = z.output<typeof registration>

const registrationFilters = listFilters.extend({ sort: sortBy(['date', 'owner', 'purchase', 'warranty'], '-date') })

/** Registrations by text and by the day of registering. */
export const registrationQuery = pageOf(registrationFilters)
export type RegistrationQuery = z.output<typeof registrationQuery>

/** The registrations that an export takes: all that the list would show on its pages. */
export const registrationExportQuery = inOrder(registrationFilters)

/** What whoever registers gets back of what they sent: the model, the serial number, and the day on which the warranty ends. */
export const registrationReceipt = registration.pick({
  productModel: true,
  serialNumber: true,
  purchaseDate: true,
  warrantyEnd: true,
})
export type RegistrationReceipt = z.output<typeof registrationReceipt>
