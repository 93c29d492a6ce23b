import { typedDecimal } from '@arkpax/schema/decimal'
import { type TermsSettings, termsSettings } from '@arkpax/schema/settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { termsText } from './settings.fi.ts'

const number = typedNumber('Anna luku')
const fee = typedNumber('Anna hinta euroina, esimerkiksi 49,90')

const typed = z.object({
  vatPercent: number,
  warrantyMonths: number,
  returnDays: number,
  withdrawalDays: number,
  returnPickupStation: fee,
  returnPickupPanel: fee,
  deliveryDays: number,
  replyOfficeHours: number,
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
  rules: typed.pipe(termsSettings),
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
