import { ApiError } from '../../http/api-error.ts'
import { uncountCall } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { recordFailedSignIn } from './failed-sign-ins.service.ts'
import {
  beginPasskey,
  beginPasskeyLogin,
  confirmPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.service.ts'
import { rememberBrowser } from './sign-in-guesses.service.ts'

export const passkeyRoutes = [
  route('POST /api/admin/login/challenge', {}, ({ db, deps, now }) => beginPasskeyLogin(db, deps.config, now)),

  route('POST /api/admin/login/passkey', { ownTransaction: true }, async ({ db, deps, body, now, c }) => {
    const device = userAgent(c)
    try {
      const { token, user } = await signInWithPasskey(db, deps.config, body, device, now)
      await uncountCall(db, 'login', c.var.client)
      await rememberBrowser(c, db, user, now)
      return { success: true as const, token }
    } catch (error) {
      if (error instanceof ApiError)
        await recordFailedSignIn(db, error.code, { email: body.email ?? null, client: c.var.client, device }, now)
      throw error
    }
  }),

  route('POST /api/admin/passkeys', {}, ({ db, deps, staff, body, now }) =>
    beginPasskey(db, deps.config, staff, body.password, now),
  ),

  route('PUT /api/admin/passkeys', { ownTransaction: true }, async ({ db, deps, staff, body, now }) => ({
    recovery_codes: await confirmPasskey(db, deps.config, staff, body, now),
  })),

  route('PUT /api/admin/passkeys/{id}', {}, ({ db, staff, params, body, now }) =>
    renamePasskey(db, staff, params.id, body.name, now),
  ),

  route('POST /api/admin/passkeys/{id}/remove', { ownTransaction: true }, ({ db, staff, params, body, now }) =>
    removePasskey(db, staff, params.id, body.password, now),
  ),
]
