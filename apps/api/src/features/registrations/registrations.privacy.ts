import { dayYearsAfter, erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteRegistrationsEndedBefore, findLastWarranty, readRegistrationsOf } from './own-registrations.repo.ts'

const YEARS_AFTER_WARRANTY = 3

export const registrationsPrivacy: Privacy = {
  columns: {
    product_registrations: [
      ...(['first_name', 'last_name', 'email', 'phone', 'serial_number', 'retailer', 'comments'] as const),
      'search_text',
    ],
    warranty_extensions: ['serial_number'],
  },
  ownData: async (db, { email }) => (email ? { registrations: await readRegistrationsOf(db, email) } : {}),
  erase: { because: 'The warranty and a recall need them for their own time, with an account or without one.' },
  erasureParts: async (db, { email }) => {
    const { count, last } = email ? await findLastWarranty(db, email) : { count: 0, last: null }
    return erasurePart('registrations', 'kept', count, last && dayYearsAfter(last, YEARS_AFTER_WARRANTY))
  },
  retain: [
    (db, now) =>
      deleteRegistrationsEndedBefore(
        db,
        monthsAgo(now, YEARS_AFTER_WARRANTY * 12)
          .toISOString()
          .slice(0, 10),
      ),
  ],
}
