import { ApiError } from '../../http/api-error.ts'
import { limitCall } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { queueVerification } from './account-mails.service.ts'
import { findCustomer, updateProfile } from './accounts.repo.ts'
import { authenticate, hashFor, isPasswordOf, refuseCommonPassword, register } from './accounts.service.ts'
import { closeSession, findKnownAccount, openSession } from './customer-sessions.service.ts'

const ACCOUNT_UNDER_ATTACK =
  'Tälle tilille on yritetty kirjautua liian monta kertaa. Odota hetki tai vaihda salasana sähköpostiin lähetettävällä linkillä.'

export const accountRoutes = [
  route('POST /api/auth/register', { ownTransaction: true }, async ({ deps, db, body, now, c, once }) => {
    refuseCommonPassword(body.password, [body.email, body.first_name, body.last_name])
    const passwordHash = await hashFor(db, body.email, body.password)
    const customer = await once(async (transaction) => {
      const made = await register(transaction, body, passwordHash, now)
      if (await mayMail(transaction, body.email, 'account-mails-to-address', deps.config, now))
        await queueVerification(transaction, made, now)
      return made
    })
    // A repeated call signs in too; its account may have been deleted meanwhile.
    await db.transaction().execute(async (transaction) => {
      const { id } = existing(await findCustomer(transaction, customer.id))
      await openSession(c, transaction, id, now)
    })
    return customer
  }),

  route('POST /api/auth/login', { ownTransaction: true }, async ({ deps, db, body, now, c }) => {
    // Guesses from everywhere slow each other down, but never a browser at the account that it knows, nor the mailed link.
    const known = await findKnownAccount(c, db, body.email, now)
    const opened = known && (await isPasswordOf(db, known, body.password)) ? known : undefined
    if (!opened && deps.config.rateLimits) await limitCall(db, 'account-guesses', body.email, now, ACCOUNT_UNDER_ATTACK)
    const id = opened ?? (await authenticate(db, body))
    return db.transaction().execute(async (transaction) => {
      const customer = existing(await findCustomer(transaction, id))
      await openSession(c, transaction, id, now)
      return customer
    })
  }),

  route('POST /api/auth/logout', {}, ({ db, c }) => closeSession(c, db)),

  route('GET /api/auth/me', {}, async ({ db, customer }) => existing(await findCustomer(db, customer.id))),

  route('PUT /api/auth/me', {}, async ({ db, body, customer }) => existing(await updateProfile(db, customer.id, body))),
]

/** An account that was there a moment ago; throws `unauthorized` when it has been deleted. */
function existing<T>(account: T | undefined): T {
  if (!account) throw new ApiError('unauthorized')
  return account
}
