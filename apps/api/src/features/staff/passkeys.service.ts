import { MINUTE_MS } from '@arkpax/schema/durations'
import type { Passkey, PasskeyCreation, PasskeyInput, PasskeyLoginInput } from '@arkpax/schema/passkeys'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { ofStaff } from './audit-entry.ts'
import { confirmPassword, findSelf } from './own-staff.service.ts'
import { ALGORITHMS, challengeOf, checkNewPasskey, checkSignature, siteOf, userHandleOf } from './passkey-check.ts'
import {
  deletePasskey,
  findPasskey,
  findPasskeyName,
  insertChallenge,
  insertPasskey,
  listCredentialIds,
  setPasskeyName,
  useChallenge,
  usePasskey,
} from './passkeys.repo.ts'
import { makeRecoveryCodes } from './recovery-codes.service.ts'
import { dropUselessCodes, secondFactorsOf } from './second-factor.service.ts'
import { deleteSessions } from './staff-sessions.repo.ts'
import { openSession, recordSignIn } from './staff-sessions.service.ts'

/** How long a browser may take to answer. */
const CHALLENGE_MS = 5 * MINUTE_MS

type SiteConfig = Pick<Config, 'publicUrl'>

async function newChallenge(db: Kysely<Database>, userId: string | null, now: Date): Promise<string> {
  const challenge = newToken()
  const expires_at = new Date(now.getTime() + CHALLENGE_MS).toISOString()
  await insertChallenge(db, { challenge_hash: hashToken(challenge), user_id: userId, expires_at })
  return challenge
}

/** Begins a passkey of one's own. Throws `invalid_fields` when the password is wrong. */
export async function beginPasskey(
  db: Kysely<Database>,
  config: SiteConfig,
  staff: SignedInStaffMember,
  password: string,
  now: Date,
): Promise<PasskeyCreation> {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, password, 'password')
  const known = await listCredentialIds(db, person.id)
  const challenge = await newChallenge(db, person.id, now)
  await recordAudit(db, now, staff, ofStaff('begin-passkey', person.id, { title: person.name }))
  return {
    challenge,
    rp: { id: siteOf(config).id, name: 'Arkpax' },
    user: { id: userHandleOf(person.id), name: person.email ?? '', displayName: person.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/**
 * Takes the passkey that was begun into use. Where it is the first second factor, other sessions, which were opened without
 * one, end, and there are recovery codes to give. Throws `passkey_refused`.
 */
export async function confirmPasskey(
  db: Kysely<Database>,
  config: SiteConfig,
  staff: SignedInStaffMember,
  { name, response }: PasskeyInput,
  now: Date,
): Promise<string[]> {
  const person = await findSelf(db, staff)
  const challenge = challengeOf(response.response)
  const isKnown = challenge && (await useChallenge(db, hashToken(challenge), person.id, now))
  const made = isKnown && (await checkNewPasskey(config, response, challenge))
  if (!made) throw new ApiError('passkey_refused')
  try {
    return await db.transaction().execute(async (transaction) => {
      const isFirst = (await secondFactorsOf(transaction, person.id)).length === 0
      const created_at = now.toISOString()
      const passkey = { id: uuidv7(), user_id: person.id, name, created_at, last_used_at: null, ...made }
      await insertPasskey(transaction, passkey)
      if (isFirst) await deleteSessions(transaction, person.id, staff.token_hash)
      const codes = isFirst ? await makeRecoveryCodes(transaction, person.id) : []
      const told = { title: person.name, facts: { passkey: name } }
      await recordAudit(transaction, now, staff, ofStaff('add-passkey', person.id, told))
      return codes
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('passkey_refused')
    throw error
  }
}

/** Gives a passkey of one's own another name. Throws `not_found`. */
export async function renamePasskey(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  id: string,
  name: string,
  now: Date,
): Promise<Passkey> {
  const before = await findPasskeyName(db, staff.id, id)
  const passkey = await setPasskeyName(db, staff.id, id, name)
  if (!passkey) throw noPasskey()
  const told = { title: staff.name, before: { passkey: before }, after: { passkey: name } }
  await recordAudit(db, now, staff, ofStaff('rename-passkey', staff.id, told))
  return passkey
}

/** Takes a passkey of one's own out of use. Throws `invalid_fields` when the password is wrong, `not_found`. */
export async function removePasskey(
  db: Kysely<Database>,
  staff: SignedInStaffMember,
  id: string,
  password: string,
  now: Date,
): Promise<void> {
  const person = await findSelf(db, staff)
  await confirmPassword(person.password, password, 'password')
  await db.transaction().execute(async (transaction) => {
    const removed = await deletePasskey(transaction, person.id, id)
    if (!removed) throw noPasskey()
    await dropUselessCodes(transaction, person.id)
    const told = { title: person.name, before: { passkey: removed.name } }
    await recordAudit(transaction, now, staff, ofStaff('remove-passkey', person.id, told))
  })
}

const noPasskey = () => new ApiError('not_found', { detail: 'Pääsyavainta ei löytynyt.' })

/** Begins signing in: whoever has a passkey of this site answers. */
export async function beginPasskeyLogin(db: Kysely<Database>, config: SiteConfig, now: Date) {
  return {
    challenge: await newChallenge(db, null, now),
    rpId: siteOf(config).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  }
}

/** Signs in with a passkey; gives the bearer token of a new session, and whose it is. A challenge is used up by the first answer, good or bad. Throws `wrong_passkey`. */
export async function signInWithPasskey(
  db: Kysely<Database>,
  config: SiteConfig,
  { email, response }: PasskeyLoginInput,
  userAgent: string | null,
  now: Date,
): Promise<{ token: string; user: { id: string; email: string | null } }> {
  const challenge = challengeOf(response.response)
  if (!challenge || !(await useChallenge(db, hashToken(challenge), null, now))) throw new ApiError('wrong_passkey')
  const passkey = await findPasskey(db, response.id)
  if (!passkey || (email && passkey.email !== email)) throw new ApiError('wrong_passkey')
  const counter = await checkSignature(config, response, challenge, passkey)
  if (counter === undefined) throw new ApiError('wrong_passkey')
  return db.transaction().execute(async (transaction) => {
    // It may have been removed, or used in another place, while the signature was checked.
    if (!(await usePasskey(transaction, passkey.id, counter, now))) throw new ApiError('wrong_passkey')
    const token = await openSession(transaction, passkey.user_id, userAgent, now)
    const { user_id: id, owner: name, email, role } = passkey
    await recordSignIn(transaction, { id, name, email, role }, { device: userAgent, passkey: passkey.name }, now)
    return { token, user: { id, email } }
  })
}
