import type { Privacy } from '../../services/privacy.ts'
import { deleteExpiredChallenges } from './passkeys.repo.ts'
import { deleteExpiredDevices } from './staff-devices.repo.ts'
import { deleteExpiredSessions } from './staff-sessions.repo.ts'

export const staffPrivacy: Privacy = {
  columns: {
    users: ['username', 'password', 'name', 'email', 'role', 'totp_secret', 'totp_pending_secret'],
    admin_sessions: ['user_agent'],
    staff_passkeys: ['public_key', 'name'],
  },
  ownData: {
    because:
      'These are people who work in the shop, not its customers; each sees and changes their own in the back office.',
  },
  erase: { because: 'The owner removes a person of the staff, with everything that is kept of them here.' },
  retain: [deleteExpiredSessions, deleteExpiredDevices, deleteExpiredChallenges],
}
