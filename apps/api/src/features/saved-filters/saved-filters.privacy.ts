import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { forgetFiltersCalled, forgetFiltersGone } from './audited-filters.repo.ts'
import { countFiltersNaming, deleteFiltersNaming, deleteSearchesBefore } from './saved-filters.repo.ts'

const MONTHS = 24

export const savedFiltersPrivacy: Privacy = {
  columns: { saved_filters: ['name', 'filters'] },
  ownData: { because: 'What staff search for is theirs; what they find is given by its own noun.' },
  erase: async (db, { email }) => {
    if (!email) return
    await deleteFiltersNaming(db, email)
    await forgetFiltersGone(db)
    await forgetFiltersCalled(db, email)
  },
  erasureParts: async (db, { email }) =>
    erasurePart('saved-filters', 'deleted', email ? await countFiltersNaming(db, email) : 0),
  retain: [(db, now) => deleteSearchesBefore(db, monthsAgo(now, MONTHS)), forgetFiltersGone],
}
