import { unitLabels as of } from '@arkpax/schema/field-labels'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { type Unit, unitStatusLabels } from '@arkpax/schema/units'
import { recordAudit } from '../../db/audit-log.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { ofUnit } from './audited-unit.ts'
import { unitDetailOf } from './unit-detail.service.ts'
import { unitLabels } from './unit-labels.service.ts'
import { listUnitPage } from './units.repo.ts'
import { changeUnit, createUnit, serviceUnit } from './units.service.ts'

/** The columns of exported units, by the headings that an import understands. */
const unitColumns: Record<string, (unit: Unit) => string | number | null> = {
  [of.serial]: ({ serial }) => serial,
  [of.product_name]: ({ product_name }) => product_name,
  [of.status]: ({ status }) => unitStatusLabels[status],
  [of.made_on]: ({ made_on }) => made_on && formatDate(made_on),
  [of.made_in]: ({ made_in }) => made_in,
  [of.batch]: ({ batch }) => batch,
  [of.order_number]: ({ order_number }) => order_number,
  [of.delivered_on]: ({ delivered_on }) => delivered_on && formatDate(delivered_on),
  [of.cycles]: ({ cycles }) => cycles,
  [of.state_of_health]: ({ state_of_health }) => state_of_health,
  [of.health_on]: ({ health_on }) => health_on && formatDate(health_on),
}

export const unitRoutes = [
  route('GET /api/admin/units', {}, ({ db, query }) => listUnitPage(db, query)),

  route('GET /api/admin/units/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listUnitPage(db, { ...query, limit: 500, cursor }))
    return csvOf(`laitteet_${finnishDay(now)}.csv`, unitColumns, pages)
  }),

  route('GET /api/admin/unit-labels/{ids}', {}, ({ deps, db, params, now }) =>
    unitLabels(db, params.ids, { site: deps.config.publicUrl, now }),
  ),

  route('POST /api/admin/units', {}, async ({ deps, db, body, now, staff }) => {
    const unit = await createUnit(db, body, { now, author: staff.name })
    await recordAudit(db, now, staff, { action: 'create', ...ofUnit(unit), after: unit })
    return unitDetailOf(db, unit.serial, deps.config.publicUrl)
  }),

  route('GET /api/admin/units/{serial}', {}, ({ deps, db, params }) =>
    unitDetailOf(db, params.serial, deps.config.publicUrl),
  ),

  route('PUT /api/admin/units/{serial}', {}, async ({ deps, db, params, body, version, now, staff }) => {
    const { before, after } = await changeUnit(db, params.serial, body, { version, now })
    await recordAudit(db, now, staff, { action: 'update', ...ofUnit(after), before, after })
    return unitDetailOf(db, after.serial, deps.config.publicUrl)
  }),

  route('POST /api/admin/units/{serial}/service', {}, async ({ deps, db, params, body, now, staff }) => {
    const { before, after } = await serviceUnit(db, params.serial, body, { now, author: staff.name })
    const { kind, text } = body
    await recordAudit(db, now, staff, { action: 'service', ...ofUnit(after), before, after, facts: { kind, text } })
    return unitDetailOf(db, after.serial, deps.config.publicUrl)
  }),
]
