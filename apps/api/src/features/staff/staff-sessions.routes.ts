import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { uncountCall } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { ofStaff, titleOf } from './audit-entry.ts'
import { recordFailedSignIn } from './failed-sign-ins.service.ts'
import { countPasswordTry, limitCodes, rememberBrowser, takeBackPasswordTry } from './sign-in-guesses.service.ts'
import { deleteSession, deleteSessionOf, listSessions } from './staff-sessions.repo.ts'
import { authenticate, signIn } from './staff-sessions.service.ts'

export const staffSessionRoutes = [
  route('POST /api/admin/login', { ownTransaction: true }, async ({ deps, db, body, now, c }) => {
    const isLimited = deps.config.rateLimits
    try {
      const { isCodeUsed } = isLimited ? await countPasswordTry(c, db, body, now) : { isCodeUsed: false }
      const user = await authenticate(db, body)
      if (isLimited) await takeBackPasswordTry(db, body)
      const open = () => signIn(db, user, { code: body.code, isCodeUsed, userAgent: userAgent(c) }, now)
      const token = await (isLimited && !isCodeUsed ? limitCodes(db, body, now, open) : open())
      await uncountCall(db, 'login', c.var.client)
      await rememberBrowser(c, db, user, now)
      return { success: true as const, token }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'second_factor_needed') await uncountCall(db, 'login', c.var.client)
      else
        await recordFailedSignIn(db, error.code, { email: body.email, client: c.var.client, device: userAgent(c) }, now)
      throw error
    }
  }),

  route(
    'GET /api/admin/session',
    {},
    async ({ staff: { name, email, role, second_factor, must_add_second_factor } }) => ({
      name,
      email,
      role,
      second_factor,
      must_add_second_factor,
    }),
  ),

  route('POST /api/admin/logout', {}, async ({ db, staff, now }) => {
    await deleteSession(db, staff.token_hash)
    await recordAudit(db, now, staff, ofStaff('sign-out', staff.id, { title: titleOf(staff) }))
  }),

  route('GET /api/admin/sessions', {}, async ({ db, staff, now }) => {
    return new Page(await listSessions(db, staff.id, staff.token_hash, now), undefined)
  }),

  route('DELETE /api/admin/sessions/{id}', {}, async ({ db, staff, params, now }) => {
    const ended = await deleteSessionOf(db, staff.id, params.id)
    if (!ended) throw new ApiError('not_found')
    const told = { title: titleOf(staff), facts: { device: ended.user_agent } }
    await recordAudit(db, now, staff, ofStaff('end-session', staff.id, told))
  }),
]
