import { DAY_MS } from '@arkpax/schema/durations'
import { IMPORT_DAYS } from '@arkpax/schema/imports'
import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { countRowsNaming, deleteRowsNaming } from './import-rows-naming.repo.ts'
import { deleteOldImports } from './imports.repo.ts'

export const importsPrivacy: Privacy = {
  columns: { imports: ['file_name', 'author'], import_rows: ['title', 'before', 'after', 'cells', 'reason'] },
  ownData: { because: 'Rows of files are copies for some days; what they became is given by its own noun.' },
  erase: async (db, { email }) => {
    if (email) await deleteRowsNaming(db, email)
  },
  erasureParts: async (db, { email }) =>
    erasurePart('imports', 'deleted', email ? await countRowsNaming(db, email) : 0),
  retain: [
    (db, now) => deleteOldImports(db, new Date(now.getTime() - DAY_MS), new Date(now.getTime() - IMPORT_DAYS * DAY_MS)),
  ],
}
