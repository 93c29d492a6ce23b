import * as z from 'zod'
import { colleague } from './contact-staff.ts'

/** How often a tab tells that it has a thing open, and for how long that counts if nothing more is heard, in milliseconds. */
export const PRESENCE_EVERY_MS = 5_000
export const PRESENCE_LEASE_MS = 15_000

/** What somebody does with a thing in a tab of the browser, which has made its own id. */
export const presenceInput = z.object({
  tab: z.uuid('Tuntematon välilehti'),
  activity: z.enum(['open', 'typing', 'left'], 'Tuntematon toiminta'),
})

/** Who else has a thing open, those who write first. `state` is another once anything about it has changed. */
export const presence = z.object({
  others: z.array(colleague.extend({ typing: z.boolean() })),
  state: z.string(),
})
export type Presence = z.output<typeof presence>
