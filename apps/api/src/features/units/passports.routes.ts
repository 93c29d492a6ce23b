import type { PassportModel } from '@arkpax/schema/passport-model'
import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { newToken } from '../../services/opaque-token.ts'
import { storePassportModel } from './passport-models.repo.ts'
import { passportModelOf } from './passport-models.service.ts'
import { insertPassportToken, listPassportTokens, revokePassportToken } from './passport-tokens.repo.ts'

/** What the log tells of it: each field as it is stored. */
const inLog = (model: PassportModel) =>
  Object.fromEntries(Object.entries(model).map(([name, value]) => [name, JSON.stringify(value)]))

export const passportRoutes = [
  route('GET /api/admin/passport-models/{id}', {}, ({ db, params, now }) => passportModelOf(db, params.id, now)),

  route('PUT /api/admin/passport-models/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await passportModelOf(db, params.id, now)
    const isStored = await storePassportModel(db, params.id, body, { version, now })
    const after = await passportModelOf(db, params.id, now)
    if (!isStored) throw new ApiError('stale', { current: after })
    const about = { entity: 'passport_model', entityId: params.id, title: after.product_name } as const
    await recordAudit(db, now, staff, {
      ...{ action: 'update', ...about, before: inLog(before.model), after: inLog(after.model) },
    })
    return after
  }),

  route('GET /api/admin/passport-tokens', {}, async ({ db }) => new Page(await listPassportTokens(db), undefined)),

  route('POST /api/admin/passport-tokens', {}, async ({ db, body, now, staff }) => {
    const token = newToken()
    const id = await insertPassportToken(db, { ...body, token, author: staff.name, now })
    await recordAudit(db, now, staff, {
      ...{ action: 'grant', entity: 'passport_token', entityId: id, title: body.name, after: body },
    })
    const unused = { created_at: now.toISOString(), revoked_at: null, last_used_at: null, reads: 0 }
    return { id, ...body, created_by: staff.name, ...unused, token }
  }),

  route('DELETE /api/admin/passport-tokens/{id}', {}, async ({ db, params, now, staff }) => {
    const revoked = await revokePassportToken(db, params.id, now)
    if (!revoked) throw new ApiError('not_found', { detail: 'Lukuoikeutta ei löytynyt, tai se on jo poistettu.' })
    const { id, name, tier } = revoked
    await recordAudit(db, now, staff, {
      ...{ action: 'revoke', entity: 'passport_token', entityId: id, title: name, before: { name, tier } },
    })
  }),
]
