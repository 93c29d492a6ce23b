import { settingsGroupLabels } from '@arkpax/schema/field-labels'
import type { Settings, SettingsGroup, VersionedSettings } from '@arkpax/schema/settings'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Call, type RouteOptions, route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { changeSettings, lockSettings, readSettings } from './settings.repo.ts'
import { refuseUnknownShopFacts } from './shop-facts.service.ts'

const published: RouteOptions = { changes: ['settings'] }
const notFound = () => new ApiError('not_found')

interface Save<G extends SettingsGroup>
  extends Pick<Call<'PUT /api/admin/settings/company'>, 'db' | 'version' | 'now' | 'staff'> {
  body: Settings[G]
}

/** Saves one group over the version of it that the caller has seen. */
async function save<G extends SettingsGroup>(
  group: G,
  { db, body, version, now, staff }: Save<G>,
): Promise<VersionedSettings> {
  const before = await lockSettings(db, group)
  const changed = await changeSettings(db, group, body, version, now)
  const settings = await changedOrStale(changed, () => readSettings(db), notFound)
  await recordAudit(db, now, staff, {
    action: 'update',
    entity: 'settings',
    entityId: group,
    title: settingsGroupLabels[group],
    before: before[group],
    after: settings[group],
  })
  return settings
}

export const settingsRoutes = [
  route('GET /api/admin/settings', {}, ({ db }) => readSettings(db)),
  route('PUT /api/admin/settings/company', published, (call) => save('company', call)),
  route('PUT /api/admin/settings/hours', published, (call) => save('hours', call)),
  route('PUT /api/admin/settings/terms', published, (call) => save('terms', call)),
  route('PUT /api/admin/settings/sale', published, (call) => save('sale', call)),
  route('PUT /api/admin/settings/delivery', published, (call) => save('delivery', call)),
  route('PUT /api/admin/settings/warranty', published, (call) => save('warranty', call)),
  route('PUT /api/admin/settings/announcement', published, async (call) => {
    await refuseUnknownShopFacts(call.db, { text: call.body.text })
    return save('announcement', call)
  }),
  route('PUT /api/admin/settings/law', published, (call) => save('law', call)),
  route('PUT /api/admin/settings/newsletter', published, (call) => save('newsletter', call)),
  // No page shows them.
  route('PUT /api/admin/settings/notices', {}, (call) => save('notices', call)),
]
