import type { TestApp } from './create-test-app.ts'
import { mailedToken } from './mailed-links.ts'

/** What a person who accepts an invitation chooses, where a test does not say. */
export const CHOSEN_PASSWORD = 'talvinen laituri 47'

/** The owner invites Aino to sell. */
export async function inviteAino(test: TestApp) {
  const body = { name: 'Aino Virtanen', email: 'Aino@Example.com', role: 'sales' }
  return (await test.call('POST /api/admin/staff', { body })).answer
}

/** The token in the invitation that was mailed last. */
export const invitationTo = (test: TestApp, email: string) => mailedToken(test, email, 'staff-invitation')

/** Accepts an invitation, which signs the person in. */
export const acceptInvitation = (test: TestApp, token: string, password = CHOSEN_PASSWORD) =>
  test.call('POST /api/admin/invitations/accept', { body: { token, password } })
