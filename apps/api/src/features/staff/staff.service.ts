import { HOUR_MS } from '@arkpax/schema/durations'
import type { InvitationAcceptInput, StaffInvitationInput, StaffMember, StaffMemberInput } from '@arkpax/schema/staff'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError } from '../../http/api-error.ts'
import { changedOrStale } from '../../http/stale.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { refuseCommonPassword } from '../accounts/accounts.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { ofStaff } from './audit-entry.ts'
import {
  acceptInvitation,
  beginInvitation,
  deletePerson,
  findInvited,
  insertPerson,
  listOwnerAddresses,
  readMember,
  updatePerson,
} from './staff.repo.ts'
import { staffInvitation } from './staff-invitation.mail.ts'
import { staffInvitationAccepted } from './staff-invitation-accepted.mail.ts'
import { deleteSessions } from './staff-sessions.repo.ts'
import { openSession } from './staff-sessions.service.ts'

/** How long an invitation works, however late its mail leaves. */
const INVITATION_MS = 72 * HOUR_MS

const noPerson = () => new ApiError('not_found', { detail: 'Henkilöä ei löytynyt.' })

const linkExpired = () =>
  new ApiError('link_expired', { detail: 'Kutsu on vanhentunut tai jo käytetty. Pyydä omistajalta uusi.' })

/** Adds a person and mails them an invitation. Throws `staff_email_taken`. */
export async function invite(db: Kysely<Database>, input: StaffInvitationInput, now: Date): Promise<StaffMember> {
  const id = uuidv7()
  try {
    await insertPerson(db, { id, ...input })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('staff_email_taken')
    throw error
  }
  return inviteAnew(db, id, now)
}

/** Mails a person a new invitation; their password works until they accept it, earlier invitations do not. */
export async function inviteAnew(db: Kysely<Database>, id: string, now: Date): Promise<StaffMember> {
  const member = await readMember(db, id)
  if (!member) throw noPerson()
  const invitation_id = uuidv7()
  const expiresAt = new Date(now.getTime() + INVITATION_MS).toISOString()
  await beginInvitation(db, id, { invitationId: invitation_id, expiresAt })
  await queueMail(db, staffInvitation, { to: member.email, payload: { invitation_id } }, now)
  return { ...member, invitation_expires_at: expiresAt }
}

/** Changes name and role; throws `stale` when somebody else has changed them since `seen`. */
export async function changePerson(
  db: Kysely<Database>,
  id: string,
  input: StaffMemberInput,
  seen: number | undefined,
): Promise<StaffMember> {
  const isChanged = await updatePerson(db, id, input, seen)
  const current = () => readMember(db, id)
  return changedOrStale(isChanged ? await current() : undefined, current, noPerson)
}

/** A person who is about to be changed: nobody else changes them before this transaction ends. */
export async function lockMember(db: Kysely<Database>, id: string): Promise<StaffMember | undefined> {
  await lockRow(db, 'users', { id })
  return readMember(db, id)
}

/** Removes a person, whose sessions end with them, and gives them as they were. */
export async function removePerson(db: Kysely<Database>, id: string): Promise<StaffMember> {
  const member = await lockMember(db, id)
  if (!member || !(await deletePerson(db, id))) throw noPerson()
  return member
}

/** Whom an invitation that still works is for; throws `link_expired`. */
export async function readInvited(db: Kysely<Database>, token: string, now: Date) {
  const person = await findInvited(db, hashToken(token), now)
  if (!person) throw linkExpired()
  return person
}

/**
 * Accepts an invitation: the person has this password from now on and no second factor from before, sessions end, a new one
 * opens. They and the owners are told. Gives its token. Throws `link_expired`, and `invalid_fields` for a password that anyone would try first.
 */
export async function accept(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  { token, password }: InvitationAcceptInput,
  userAgent: string | null,
  now: Date,
): Promise<string> {
  const person = await readInvited(db, token, now)
  refuseCommonPassword(password, [person.email ?? '', person.name])
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    if (!(await acceptInvitation(transaction, person.id, hashToken(token), passwordHash))) throw linkExpired()
    await deleteSessions(transaction, person.id)
    await tellOfAcceptance(transaction, config, person, now)
    const session = await openSession(transaction, person.id, userAgent, now)
    const facts = { role: person.role, device: userAgent }
    await recordAudit(transaction, now, person, ofStaff('accept-invitation', person.id, { title: person.name, facts }))
    return session
  })
}

/** Whoever was invited learns it if somebody else has used the invitation, and so do the owners. */
async function tellOfAcceptance(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  person: { id: string; email: string | null },
  now: Date,
): Promise<void> {
  const owners = (await listOwnerAddresses(db)).filter((address) => address !== person.email)
  const responsible = owners.length > 0 ? owners : [staffAddressOf(config, (await readSettings(db)).company)]
  const payload = { user_id: person.id, accepted_at: now.toISOString() }
  for (const to of new Set([person.email ?? '', ...responsible])) {
    await queueMail(db, staffInvitationAccepted, { to, payload }, now)
  }
}
