import * as z from 'zod'
import { mistakes } from './forms/mistakes.ts'
import { passkey } from './passkeys.ts'
import { staffRoles } from './permissions.ts'
import { currentPassword } from './staff-password.ts'
import { emailAddress, line, utcInstant } from './text.ts'
import { version } from './version.ts'

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens in it do not matter. */
const secondFactorCode = z
  .string('Anna koodi')
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'Anna kuusinumeroinen koodi tai varakoodi'))

/** Six digits of an authenticator app. */
const appCode = z
  .string('Anna koodi')
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Koodissa on kuusi numeroa'))

/** Signing in to the back office: with the shared password alone, or as a named person with an e-mail address too. */
export const adminLoginInput = z.object({
  email: emailAddress().optional(),
  password: currentPassword,
  code: secondFactorCode.optional(),
})
export type AdminLoginInput = z.output<typeof adminLoginInput>

/** The opaque bearer token of a new session: 30 min idle, 12 h at most. */
export const adminLogin = z.object({ success: z.literal(true), token: z.string() })

/** A new password of a named person: at least 10 characters, at most 256 bytes. */
const staffPassword = z
  .string('Valitse salasana')
  .min(10, { error: 'Salasanassa on oltava vähintään 10 merkkiä', abort: true })
  .refine((password) => password.trim().length >= 10, 'Salasanassa on oltava vähintään 10 merkkiä')
  .refine((password) => new TextEncoder().encode(password).length <= 256, 'Salasana on liian pitkä')

const role = z.enum(staffRoles, 'Valitse rooli')

/** What the owner tells about a person: name and role. */
export const staffMemberInput = z.object({ name: line(100, mistakes.name), role })
export type StaffMemberInput = z.output<typeof staffMemberInput>
/** Inviting a person by mail. */
export const staffInvitationInput = staffMemberInput.extend({ email: emailAddress() })
export type StaffInvitationInput = z.output<typeof staffInvitationInput>

/**
 * A named person as the owner sees them. `state` is `invited` until the invitation has been accepted; `last_seen_at` is null
 * when no session is open.
 */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['invited', 'active']),
  second_factor: z.boolean(),
  invitation_expires_at: utcInstant.nullable(),
  last_seen_at: utcInstant.nullable(),
  version,
})
export type StaffMember = z.output<typeof staffMember>

/** Who is signed in. The shared password has no e-mail address. */
export const signedInStaff = z.object({
  name: z.string(),
  email: z.string().nullable(),
  role,
  second_factor: z.boolean(),
  /** A second factor has to be set up before anything else works. */
  must_add_second_factor: z.boolean(),
})
export type SignedInStaff = z.output<typeof signedInStaff>

/** A browser in which staff are signed in; `current` is the one that asks. */
export const staffSession = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: utcInstant,
  last_seen_at: utcInstant,
  current: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>

const mailedToken = line(200, 'Linkki on vaillinainen')

/** Whom an invitation is for, asked with the token of its mail. */
export const invitationInput = z.object({ token: mailedToken })
export const invitation = z.object({ name: z.string(), email: z.string() })

/** Accepting an invitation, which signs in. */
export const invitationAcceptInput = invitationInput.extend({ password: staffPassword })
export type InvitationAcceptInput = z.output<typeof invitationAcceptInput>

/** Changing one's own password. */
export const staffPasswordInput = z.object({ current_password: currentPassword, new_password: staffPassword })
export type StaffPasswordInput = z.output<typeof staffPasswordInput>

/** Beginning a second factor asks for the password. */
export const secondFactorBeginInput = z.object({ password: currentPassword })

/** The secret of a second factor that is being set up: as text, and as the address that its QR code holds. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })
/** Taking a second factor into use with its first code. */
export const secondFactorInput = z.object({ code: appCode })
/** Each opens the back office once where the app or the passkey is lost; shown once. None where those from before stay good. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
/** Making new recovery codes asks for the password. */
export const recoveryCodesInput = z.object({ password: currentPassword })
/** Taking a second factor out of use asks for the password. */
export const secondFactorOffInput = z.object({ password: currentPassword })

/** One's own second factors: whether there is an authenticator app, the passkeys, and how many recovery codes are left. */
export const ownSecondFactors = z.object({
  app: z.boolean(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
})
export type OwnSecondFactors = z.output<typeof ownSecondFactors>

/** Whether named staff must have a second factor. */
export const staffSecurity = z.object({ second_factor_required: z.boolean() })
/** The people of the shop, with what is asked of all of them. */
export const staffList = z.object({ members: z.array(staffMember), security: staffSecurity })
export type StaffList = z.output<typeof staffList>
