import { limitCall } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { resetPassword, verify } from './account-links.service.ts'
import { queuePasswordReset, queueVerification } from './account-mails.service.ts'
import { changePassword, refuseCommonPassword } from './accounts.service.ts'
import { rememberDevice } from './customer-sessions.service.ts'

const done = { success: true } as const

export const accountLinkRoutes = [
  route('POST /api/auth/verify', { ownTransaction: true }, async ({ db, body, now, customer }) => {
    await verify(db, { ...body, signedInAs: customer?.id }, now)
    return done
  }),

  route('POST /api/auth/verification', {}, async ({ deps, db, now, customer }) => {
    if (customer.email_verified_at) return
    if (deps.config.rateLimits) await limitCall(db, 'account-mails-to-address', customer.email, now)
    await queueVerification(db, customer, now)
  }),

  route('POST /api/auth/forgot', {}, async ({ deps, db, body, now }) => {
    if (await mayMail(db, body.email, 'account-mails-to-address', deps.config, now))
      await queuePasswordReset(db, body.email, now)
    return done
  }),

  route('POST /api/auth/reset', { ownTransaction: true }, async ({ db, body, now, c }) => {
    refuseCommonPassword(body.password, [])
    const id = await resetPassword(db, body.token, body.password, now)
    // The owner of the mailbox gets in however many guesses others make.
    await rememberDevice(c, db, id, now)
    return done
  }),

  route('PUT /api/auth/password', { ownTransaction: true }, async ({ db, body, now, customer }) => {
    refuseCommonPassword(body.new_password, [customer.email], 'new_password')
    await changePassword(db, customer, body, now)
  }),
]
