import type { Privacy } from '../../services/privacy.ts'
import { deleteExpiredSessions } from './admin-session.repo.ts'

export const adminSessionPrivacy: Privacy = {
  columns: { users: ['username', 'password'] },
  ownData: { because: 'The sign-in of staff is one that all of them share; customers have none of it.' },
  erase: { because: 'The sign-in of staff has nothing of a customer.' },
  retain: [deleteExpiredSessions],
}
