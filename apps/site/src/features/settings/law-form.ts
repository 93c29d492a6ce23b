import { type LawSettings, lawSettings } from '@arkpax/schema/law-settings'
import * as z from 'zod'
import type { GroupForm } from './SettingsForm.tsx'
import { producerText } from './settings.fi.ts'

const values = z.object({
  batteryRegister: z.string(),
  weeeRegister: z.string(),
  takeBack: z.string(),
  noticeDocument: z.string(),
})
export type LawValues = z.output<typeof values>

/** The form of what the law wants told of the shop itself. */
export const lawForm: GroupForm<LawValues, LawSettings> = {
  group: 'law',
  values,
  rules: lawSettings,
  valuesOf: ({ law }) => law,
  text: producerText,
  labelOf: (field) => producerText[field],
  shownOf: String,
}
