import type { ImportKind } from '@arkpax/schema/imports'
import type { Kysely } from 'kysely'
import type { CachedNoun } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import type { PlannedRow, RowToPlan, RowToRun } from '../../services/planned-row.ts'
import { planCustomers } from '../customers/customer-import.service.ts'
import { runCustomers, takeBackCustomers } from '../customers/customer-imports.repo.ts'
import { planSubscribers } from '../newsletter/subscriber-import.service.ts'
import { deleteImported, insertConsenting } from '../newsletter/subscriber-imports.repo.ts'
import { planProducts, planStock } from '../products/product-import.service.ts'
import { runProducts, setStocks, takeBackProducts } from '../products/product-imports.repo.ts'
import { planUnits, runUnits, takeBackUnits } from '../units/unit-import.service.ts'

/** What a file is looked through with. `knownPictures` is one for the whole of it. */
export interface PlanOfFile {
  now: Date
  siteDir: string
  knownPictures: Map<string, boolean>
}

/** What a kind of file does with some of its rows at a time. */
interface KindOfImport {
  plan: (db: Kysely<Database>, rows: RowToPlan[], at: PlanOfFile) => Promise<PlannedRow[]>
  /** Both give the ids of the things that were as they had to be. */
  run: (db: Kysely<Database>, rows: readonly RowToRun[], now: Date) => Promise<Set<string>>
  takeBack: (db: Kysely<Database>, rows: readonly RowToRun[], now: Date) => Promise<Set<string>>
  /** The noun whose pages and cached reads it makes old. */
  changes?: CachedNoun
}

export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = {
  products: {
    plan: planProducts,
    run: runProducts,
    takeBack: takeBackProducts,
    changes: 'products',
  },
  stock: {
    plan: planStock,
    run: (db, rows, now) => setStocks(db, rows, 'after', now),
    takeBack: (db, rows, now) => setStocks(db, rows, 'before', now),
    changes: 'products',
  },
  customers: { plan: planCustomers, run: runCustomers, takeBack: takeBackCustomers },
  units: { plan: planUnits, run: runUnits, takeBack: takeBackUnits },
  subscribers: {
    plan: (db, rows, { now }) => planSubscribers(db, rows, now),
    run: insertConsenting,
    takeBack: deleteImported,
  },
}
