import { type NoticeSettings, noticeSettings } from '@arkpax/schema/settings'
import * as z from 'zod'
import type { GroupForm } from './SettingsForm.tsx'
import { noticesText } from './settings.fi.ts'

const values = z.object({ lowStockEmail: z.string() })
export type NoticesValues = z.output<typeof values>

/** The form of where notices to staff go. */
export const noticesForm: GroupForm<NoticesValues, NoticeSettings> = {
  group: 'notices',
  values,
  rules: noticeSettings,
  valuesOf: ({ notices }) => notices,
  text: noticesText,
  labelOf: (field) => noticesText[field],
  shownOf: String,
}
