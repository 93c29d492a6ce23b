import { type AnnouncementSettings, announcementSettings } from '@arkpax/schema/settings'
import * as z from 'zod'
import type { GroupForm } from './SettingsForm.tsx'
import { announcementText } from './settings.fi.ts'

const values = z.object({ text: z.string(), href: z.string(), from: z.string(), until: z.string() })
export type AnnouncementValues = z.output<typeof values>

const labels: Record<keyof AnnouncementValues, string> = {
  text: announcementText.line,
  href: announcementText.href,
  from: announcementText.from,
  until: announcementText.until,
}

/** The form of the line above the pages: a day that is not chosen is empty. */
export const announcementForm: GroupForm<AnnouncementValues, AnnouncementSettings> = {
  group: 'announcement',
  values,
  rules: values
    .transform(({ text, href, from, until }) => ({ text, href, from: from || null, until: until || null }))
    .pipe(announcementSettings),
  valuesOf: ({ announcement: { text, href, from, until } }) => ({ text, href, from: from ?? '', until: until ?? '' }),
  text: announcementText,
  labelOf: (field) => labels[field],
  shownOf: String,
}
