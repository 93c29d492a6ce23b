import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { readUnitsOf } from './own-units.repo.ts'
import { deletePassportReadsBefore } from './passport-tokens.repo.ts'

const MONTHS = 24

/** A unit is a thing: whose it is, only its order and its registration say, and each of them forgets that in its own time. */
export const unitsPrivacy: Privacy = {
  columns: { unit_events: ['text', 'author'], passport_tokens: ['name', 'created_by'] },
  ownData: async (db, { email }) => (email ? { units: await readUnitsOf(db, email) } : {}),
  erase: {
    because: 'The history of a unit names nobody: the warranty, a recall and its passport need it for its whole life.',
  },
  erasureParts: async () => [],
  retain: [(db, now) => deletePassportReadsBefore(db, monthsAgo(now, MONTHS))],
}
