import * as z from 'zod'
import { colleague } from './contact-staff.ts'

/** How often a tab tells that it has a message open, and for how long that counts if nothing more is heard, in milliseconds. */
export const PRESENCE_EVERY_MS = 5_000
export const PRESENCE_LEASE_MS = 15_000

/** What somebody does with a message in a tab of the browser, which has made its own id. */
export const contactPresenceInput = z.object({
  tab: z.uuid('Tuntematon välilehti'),
  activity: z.enum(['open', 'typing', 'left'], 'Tuntematon toiminta'),
})

/** Who else has a message open, those who write first. `state` is another once anything about the message has changed. */
export const contactPresence = z.object({
  others: z.array(colleague.extend({ typing: z.boolean() })),
  state: z.string(),
})
export type ContactPresence = z.output<typeof contactPresence>
