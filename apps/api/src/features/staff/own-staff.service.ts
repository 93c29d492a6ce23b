import type { StaffPasswordInput } from '@arkpax/schema/staff'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { hashPassword, isPassword } from '../../services/password-hash.ts'
import { refuseCommonPassword } from '../accounts/accounts.service.ts'
import { ofStaff } from './audit-entry.ts'
import { makeRecoveryCodes } from './recovery-codes.service.ts'
import { setApp } from './second-factor.repo.ts'
import { beginApp, confirmApp, dropUselessCodes, secondFactorsOf } from './second-factor.service.ts'
import { changePassword, findPerson } from './staff.repo.ts'
import { deleteSessions } from './staff-sessions.repo.ts'

/** Who is signed in as a named person. Throws `forbidden` for the shared password, which has nothing of its own to change here. */
export async function findSelf(db: Kysely<Database>, staff: SignedInStaffMember) {
  const person = await findPerson(db, staff.id)
  if (!person) throw new ApiError('forbidden', { detail: 'Yhteisellä salasanalla kirjautuneella ei ole omia tietoja.' })
  return person
}

/** Changes one's own password, which ends one's other sessions. Throws `invalid_fields`. */
export async function changeOwnPassword(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  { current_password, new_password }: StaffPasswordInput,
  now: Date,
): Promise<void> {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, current_password, 'current_password')
  refuseCommonPassword(new_password, [person.email ?? '', person.name], 'new_password')
  const passwordHash = await hashPassword(new_password)
  await db.transaction().execute(async (transaction) => {
    // Another password may have come by an invitation while this one was hashed.
    const isChanged = await changePassword(transaction, person.id, { from: person.password, to: passwordHash })
    if (!isChanged) throw invalidField('current_password', WRONG)
    await deleteSessions(transaction, person.id, staff.token_hash)
    await recordAudit(transaction, now, staff, ofStaff('change-password', staff.id, { title: staff.name }))
  })
}

/** Begins an authenticator app of one's own. Throws `invalid_fields` when the password is wrong: a token alone adds no door. */
export async function beginOwnSecondFactor(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  password: string,
  now: Date,
) {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, password, 'password')
  const begun = await beginApp(db, person)
  await recordAudit(db, now, staff, ofStaff('begin-second-factor', staff.id, { title: staff.name }))
  return begun
}

/** Takes the one that was begun into use; other sessions, which were opened without it, end. Gives the recovery codes. */
export async function confirmOwnSecondFactor(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  code: string,
  now: Date,
) {
  const codes = await confirmApp(db, await findSelf(db, staff), code, now)
  await deleteSessions(db, staff.id, staff.token_hash)
  await recordAudit(db, now, staff, ofStaff('add-second-factor', staff.id, { title: staff.name }))
  return codes
}

/** Takes one's own authenticator app out of use. Throws `invalid_fields` when the password is wrong. */
export async function removeSecondFactor(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  password: string,
  now: Date,
): Promise<void> {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, password, 'password')
  await db.transaction().execute(async (transaction) => {
    await setApp(transaction, person.id, undefined)
    await dropUselessCodes(transaction, person.id)
    await recordAudit(transaction, now, staff, ofStaff('remove-second-factor', staff.id, { title: staff.name }))
  })
}

/** Makes new recovery codes in the place of one's own. Throws `invalid_fields` when the password is wrong, `no_second_factor`. */
export async function renewRecoveryCodes(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  password: string,
  now: Date,
): Promise<string[]> {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, password, 'password')
  return db.transaction().execute(async (transaction) => {
    if ((await secondFactorsOf(transaction, person.id)).length === 0) throw new ApiError('no_second_factor')
    await recordAudit(transaction, now, staff, ofStaff('renew-recovery-codes', person.id, { title: staff.name }))
    return makeRecoveryCodes(transaction, person.id)
  })
}

/** Throws `invalid_fields` for this field when the password is wrong. */
export async function confirmPassword(passwordHash: string, password: string, path: string): Promise<void> {
  if (!(await isPassword(passwordHash, password))) throw invalidField(path, WRONG)
}

const WRONG = 'Väärä salasana'
