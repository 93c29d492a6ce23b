import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteCustomer } from './accounts.repo.ts'
import { deleteExpiredSessions } from './customer-sessions.repo.ts'
import { deleteExpiredEmailTokens } from './email-tokens.repo.ts'
import { readOwnAccount } from './own-account.repo.ts'

export const accountsPrivacy: Privacy = {
  columns: {
    customer_users: [
      ...(['email', 'password', 'first_name', 'last_name', 'phone', 'address', 'city', 'postal_code'] as const),
    ],
    customer_sessions: ['user_agent'],
    email_tokens: ['email'],
  },
  ownData: async (db, { id }) => (id ? readOwnAccount(db, id) : {}),
  erase: async (db, { id }) => {
    if (id) await deleteCustomer(db, id)
  },
  erasureParts: async (_db, { id }) => erasurePart('account', 'deleted', id ? 1 : 0),
  retain: [deleteExpiredSessions, deleteExpiredEmailTokens],
}
