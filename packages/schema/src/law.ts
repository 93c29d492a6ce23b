import * as z from 'zod'
import { dutyIds } from './duties.ts'
import { line, paragraphs } from './text.ts'
import { version } from './version.ts'

/** Whether somebody has checked the texts of a duty as they are now, as they were before, or never. */
const dutyCheckStates = ['checked', 'changed', 'unchecked'] as const
export type DutyCheckState = (typeof dutyCheckStates)[number]

/** Names the texts of a duty as they are: another one after any change of them. */
const textVersion = z.string().regex(/^[0-9a-f]{6}$/, 'Anna tekstin versio')

/** Who looked at the texts of a duty, and when. */
export const dutyCheck = z.object({
  checked_by: line(120, 'Tarkistajan nimi on pakollinen'),
  checked_on: z.iso.date('Anna päivä'),
  text_version: textVersion,
})
export type DutyCheck = z.output<typeof dutyCheck>

/** What the owner writes of a duty. */
export const dutyInput = z.object({
  reading: paragraphs(2_000, 'Tulkinta on pakollinen'),
  note: paragraphs(1_000),
})

/** A duty as it stands today. */
export const lawDuty = dutyInput.extend({
  id: z.enum(dutyIds),
  what: z.string(),
  /** The first day on which it binds, and whether that day has come. */
  since: z.iso.date(),
  in_force: z.boolean(),
  where: z.array(z.object({ label: z.string(), path: z.string().optional() })),
  missing: z.string(),
  source: z.string(),
  /** Whether the owner has written a reading of their own. */
  is_own: z.boolean(),
  text_version: textVersion,
  state: z.enum(dutyCheckStates),
  last_check: dutyCheck.nullable(),
  version,
})
export type LawDuty = z.output<typeof lawDuty>

export const dutyKey = z.object({ id: z.enum(dutyIds) })
