import * as z from 'zod'
import { type AnnouncementSettings, announcementSettings } from './settings.ts'

/** What the line above the pages says, and where it leads to; an empty `href` leads nowhere. */
export const announcement = z.object({ text: announcementSettings.shape.text, href: announcementSettings.shape.href })
export type Announcement = z.output<typeof announcement>

/** What the line says on a calendar day of Finland; null on a day without one. */
export function announcementOn({ text, href, from, until }: AnnouncementSettings, day: string): Announcement | null {
  const isShown = text !== '' && (from === null || from <= day) && (until === null || day <= until)
  return isShown ? { text, href } : null
}
