import { type WarrantySettings, warrantySettings } from '@arkpax/schema/warranty-settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { warrantyText } from './settings.fi.ts'

const { shape } = warrantySettings
const rules = warrantySettings.extend({
  repairExtendsMonths: typedNumber('Anna kuukaudet kokonaislukuna', shape.repairExtendsMonths),
  dueDays: typedNumber('Anna päivät kokonaislukuna', shape.dueDays),
})

const values = z.object({
  choiceText: z.string(),
  extensionText: z.string(),
  freeText: z.string(),
  lawyerNote: z.string(),
  repairExtendsMonths: z.string(),
  dueDays: z.string(),
})
export type WarrantyValues = z.output<typeof values>

/** The form of how warranty cases are dealt with. */
export const warrantyForm: GroupForm<WarrantyValues, WarrantySettings> = {
  group: 'warranty',
  values,
  rules,
  fields: rules.shape,
  valuesOf: ({ warranty }) => ({
    ...warranty,
    repairExtendsMonths: String(warranty.repairExtendsMonths),
    dueDays: String(warranty.dueDays),
  }),
  text: warrantyText,
  labelOf: (field) => warrantyText[field],
  shownOf: String,
}
