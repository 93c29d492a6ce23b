import { forgetAuditValues } from '../../db/audit-log.ts'
import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { forgetReturn, listReturnsLeft, listReturnsToForget, readReturnsOf } from './returns-of-person.repo.ts'

/** A return loses its person once it has ended, and goes with its order. */
export const returnsPrivacy: Privacy = {
  columns: {
    returns: ['name', 'receipt_email', 'pickup_text', 'note', 'search_text'],
    return_items: ['loss_reason'],
    return_events: ['text', 'done_by'],
    return_pictures: ['name'],
  },
  ownData: async (db, { email }) => (email ? { returns: await readReturnsOf(db, email) } : {}),
  erase: async (db, { email }) => {
    const returns = email ? await listReturnsToForget(db, email) : []
    for (const ended of returns.filter(({ hasEnded }) => hasEnded)) await forget(db, ended)
  },
  erasureParts: async (db, { email }) => {
    const returns = email ? await listReturnsToForget(db, email) : []
    const ended = returns.filter(({ hasEnded }) => hasEnded).length
    return [
      ...erasurePart('returns', 'anonymised', ended),
      ...erasurePart('open-returns', 'kept', returns.length - ended),
    ]
  },
  retain: [
    async (db) => {
      for (const left of await listReturnsLeft(db)) await forget(db, left)
    },
  ],
}

async function forget(...[db, one]: Parameters<typeof forgetReturn>): Promise<void> {
  await forgetReturn(db, one)
  await forgetAuditValues(db, 'return', one.id)
}
