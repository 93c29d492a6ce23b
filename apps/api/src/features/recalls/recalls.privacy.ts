import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { countRecallsOf, forgetInClosedRecalls, forgetOwnersBefore, readRecallsOf } from './own-recalls.repo.ts'

const YEARS = 3

export const recallsPrivacy: Privacy = {
  columns: { recall_units: ['serial'], recall_owners: ['email', 'name', 'phone'] },
  ownData: async (db, { email }) => (email ? { recalls: await readRecallsOf(db, email) } : {}),
  erase: { because: 'Who has a dangerous unit must be told of it, with an account or without one.' },
  eraseOnRequest: async (db, { email }) => {
    if (email) await forgetInClosedRecalls(db, email)
  },
  erasureParts: async (db, { email }) => {
    const { closed, open } = email ? await countRecallsOf(db, email) : { closed: 0, open: 0 }
    return [...erasurePart('closed-recalls', 'anonymised', closed), ...erasurePart('open-recalls', 'kept', open)]
  },
  retain: [(db, now) => forgetOwnersBefore(db, monthsAgo(now, YEARS * 12))],
}
