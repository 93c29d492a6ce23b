import type { PassportModel } from '@arkpax/schema/passport-model'
import { withOwnFigures } from '@arkpax/schema/product-texts'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { CompanySettings } from '@arkpax/schema/settings'
import type { Unit, UnitEvent } from '@arkpax/schema/units'
import { warrantyEnd } from '@arkpax/schema/warranty'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findSoldProduct } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { readPassportModel } from './passport-models.repo.ts'
import { passportUrl } from './passport-url.ts'
import { listIncidents } from './unit-events.repo.ts'
import { findUnitOfPassport } from './units.repo.ts'

/** All that is known for the passport of a unit; who reads what of it is decided where it is written. */
export interface Passport {
  url: string
  site: string
  unit: Unit
  product: ProductWithDetails
  model: PassportModel
  company: CompanySettings
  /** The last day of the warranty, counted from the day on which the unit came to its buyer; null before that. */
  warrantyEnd: string | null
  warrantyMonths: number
  incidents: UnitEvent[]
  /** The open recalls of the unit. */
  recalls: readonly UnitRecall[]
}

/** A recall as the passport tells of it; its page stands under the slug. */
export interface UnitRecall {
  slug: string
  title: string
}

/** Finds the open recalls of a unit. */
export type RecallsOf = (db: Kysely<Database>, serial: string) => Promise<readonly UnitRecall[]>

/** 32 letters of an id; anything else is not even looked for. */
const PASSPORT_ID = /^[0-9a-f]{32}$/

/** The passport under an id; undefined where there is none. */
export async function openPassport(
  db: Kysely<Database>,
  passportId: string,
  { site, now, recallsOf }: { site: string; now: Date; recallsOf: RecallsOf },
): Promise<Passport | undefined> {
  const id = passportId.toLowerCase()
  const unit = PASSPORT_ID.test(id) ? await findUnitOfPassport(db, id) : undefined
  const product = unit && (await findSoldProduct(db, unit.product_id, now))
  if (!unit || !product) return undefined
  const { company, terms } = await readSettings(db)
  const months = product.details.warrantyMonths ?? terms.warrantyMonths
  return {
    ...{ url: passportUrl(site, id), site, unit, company, warrantyMonths: months },
    product: withOwnFigures(product),
    model: (await readPassportModel(db, product.id)).model,
    warrantyEnd: unit.delivered_on && warrantyEnd(unit.delivered_on, months),
    incidents: await listIncidents(db, unit.id),
    recalls: await recallsOf(db, unit.serial),
  }
}
