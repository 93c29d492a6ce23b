import { finnishDay } from '@arkpax/schema/format-fi'
import type { SignedInCustomer } from '../../http/env.ts'
import { JsonFile } from '../../http/json-file.ts'
import { route } from '../../http/route.ts'
import { clearTokenCookie } from '../../http/session-cookie.ts'
import type { Person, Privacy } from '../../services/privacy.ts'
import { eraseAccount } from './account-erasure.service.ts'
import { queueAccountDeleted } from './account-mails.service.ts'
import { confirmPassword } from './accounts.service.ts'
import { readOwnData } from './own-data.service.ts'

/** The download of one's data and the deletion of the account, over every noun that has personal data. */
export const ownDataRoutes = (nouns: readonly Privacy[]) => [
  route('POST /api/auth/export', { ownTransaction: true }, async ({ db, body, now, customer }) => {
    await confirmPassword(db, customer.id, body.password)
    return new JsonFile(`arkpax-omat-tiedot_${finnishDay(now)}.json`, await readOwnData(db, nouns, toPerson(customer)))
  }),

  route('DELETE /api/auth/me', { ownTransaction: true }, async ({ db, body, now, customer, c }) => {
    await confirmPassword(db, customer.id, body.password)
    const person = toPerson(customer)
    await db.transaction().execute(async (transaction) => {
      await eraseAccount(transaction, nouns, person, now)
      if (person.email) await queueAccountDeleted(transaction, person.email, now)
    })
    clearTokenCookie(c, 'arkpax_session')
    clearTokenCookie(c, 'arkpax_device')
  }),
]

/** What hangs on an address is given to nobody who has not verified it. */
const toPerson = ({ id, email, email_verified_at }: SignedInCustomer): Person => ({
  id,
  email: email_verified_at ? email : undefined,
})
