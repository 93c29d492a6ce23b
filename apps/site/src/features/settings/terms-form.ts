import { typedDecimal } from '@arkpax/schema/decimal'
import { returnIsNoShorter, type TermsSettings, termsFigures } from '@arkpax/schema/settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { termsText } from './settings.fi.ts'

const NUMBER = 'Anna luku'
const FEE = 'Anna hinta euroina, esimerkiksi 49,90'

const { shape } = termsFigures
const typed = z.object({
  vatPercent: typedNumber(NUMBER, shape.vatPercent),
  warrantyMonths: typedNumber(NUMBER, shape.warrantyMonths),
  returnDays: typedNumber(NUMBER, shape.returnDays),
  withdrawalDays: typedNumber(NUMBER, shape.withdrawalDays),
  returnPickupStation: typedNumber(FEE, shape.returnPickupStation),
  returnPickupPanel: typedNumber(FEE, shape.returnPickupPanel),
  deliveryDays: typedNumber(NUMBER, shape.deliveryDays),
  replyOfficeHours: typedNumber(NUMBER, shape.replyOfficeHours),
})

const values = z.object({
  vatPercent: z.string(),
  warrantyMonths: z.string(),
  returnDays: z.string(),
  withdrawalDays: z.string(),
  returnPickupStation: z.string(),
  returnPickupPanel: z.string(),
  deliveryDays: z.string(),
  replyOfficeHours: z.string(),
})
export type TermsValues = z.output<typeof values>

/** The form of the terms: its numbers are text as typed, its rules are the API's. */
export const termsForm: GroupForm<TermsValues, TermsSettings> = {
  group: 'terms',
  values,
  rules: typed.check(returnIsNoShorter),
  fields: typed.shape,
  valuesOf: ({ terms }) => ({
    vatPercent: typedDecimal(terms.vatPercent),
    warrantyMonths: String(terms.warrantyMonths),
    returnDays: String(terms.returnDays),
    withdrawalDays: String(terms.withdrawalDays),
    returnPickupStation: typedDecimal(terms.returnPickupStation, 2),
    returnPickupPanel: typedDecimal(terms.returnPickupPanel, 2),
    deliveryDays: String(terms.deliveryDays),
    replyOfficeHours: typedDecimal(terms.replyOfficeHours),
  }),
  text: termsText,
  labelOf: (field) => termsText[field],
  shownOf: String,
}
