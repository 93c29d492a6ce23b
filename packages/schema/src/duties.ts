import { dutyList } from './duty-list.ts'
import { finnishDay } from './format-fi.ts'

/** A place of the product: a page, or a screen of the back office; without a path it is in what we send. */
export interface DutyPlace {
  label: string
  path?: string
}

/** A duty of a Finnish web shop that makes and sells power stations, as we read it. */
export interface Duty {
  id: string
  /** What must be done, in a few words. */
  what: string
  /** The first day (of Finland) on which it binds, `YYYY-MM-DD`. */
  since: string
  /** Our reading, until the owner writes another. */
  reading: string
  /** What a lawyer must look at. */
  note: string
  /** Where the product meets it. */
  where: readonly DutyPlace[]
  /** What the product leaves to the owner, or lacks; empty where nothing. */
  missing: string
  source: string
  /** Counted up with each change of `reading`. */
  version: number
  /** Texts of `content/policies` and settings that customers read of it: when one changes, the duty asks to be checked again. */
  texts: readonly string[]
}

/** Every duty, oldest first. */
export const duties: readonly Duty[] = dutyList
export type DutyId = (typeof dutyList)[number]['id']
export const dutyIds = dutyList.map(({ id }) => id) as [DutyId, ...DutyId[]]

const dutyOf = (id: DutyId): Duty => {
  const duty = duties.find((one) => one.id === id)
  if (!duty) throw new Error(`There is no duty "${id}"`)
  return duty
}

/** Whether a duty binds at a moment: from the beginning of its first day in Finland. */
export const dutyInForce = (id: DutyId, now: Date): boolean => dutyOf(id).since <= finnishDay(now)
