import * as z from 'zod'
import { mistakes } from './forms/mistakes.ts'
import { emailAddress, line, optionalLine, utcInstant } from './text.ts'

const TOO_SHORT = mistakes.password

/** A customer's password: at least 6 characters, not blank, at most 256 bytes. */
const customerPassword = z
  .string(TOO_SHORT)
  .min(6, { error: TOO_SHORT, abort: true })
  .refine((password) => password.trim() !== '', TOO_SHORT)
  .refine((password) => new TextEncoder().encode(password).length <= 256, 'Salasana on liian pitkä')

/** A password that is asked for once more, or that changes nothing when it is wrong: any text will do. */
const knownPassword = z
  .string('Salasana on pakollinen')
  .min(1, 'Salasana on pakollinen')
  .max(256, 'Salasana on liian pitkä')

const customerEmail = emailAddress(mistakes.emailInvalid)

/** Signing in as a customer. */
export const customerLoginInput = z.object({ email: customerEmail, password: customerPassword })
export type CustomerLoginInput = z.output<typeof customerLoginInput>

/** What customers tell about themselves and may change. */
export const customerProfileInput = z.object({
  first_name: line(100, mistakes.firstName).min(2, mistakes.firstName),
  last_name: line(100, mistakes.lastName).min(2, mistakes.lastName),
  phone: optionalLine(50),
  address: optionalLine(300),
  city: optionalLine(100),
  postal_code: optionalLine(20),
})
export type CustomerProfileInput = z.output<typeof customerProfileInput>

/** Signing up as a customer. */
export const customerRegisterInput = customerLoginInput.extend(customerProfileInput.shape)
export type CustomerRegisterInput = z.output<typeof customerRegisterInput>

/** A customer as they see themselves. Until `email_verified` they see no orders and no registrations. */
export const customer = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  created_at: utcInstant,
})
export type Customer = z.output<typeof customer>

const mailedToken = line(200, 'Linkki on vaillinainen')

/**
 * Taking an address into use with the token of a mailed link. Without the session of the account that the link was made
 * for, its password is asked too: else whoever gets the mail would verify an account that somebody else made.
 */
export const customerVerifyInput = z.object({ token: mailedToken, password: knownPassword.optional() })

/** Asking for a link that sets a new password. */
export const customerForgotInput = z.object({ email: customerEmail })

/** Setting a new password with the token of a mailed link. */
export const customerResetInput = z.object({ token: mailedToken, password: customerPassword })

/** Changing the password while signed in. */
export const customerPasswordInput = z.object({ current_password: knownPassword, new_password: customerPassword })
export type CustomerPasswordInput = z.output<typeof customerPasswordInput>

/** Downloading all data or deleting the account asks for the password once more. */
export const customerConfirmInput = z.object({ password: knownPassword })

/** A browser that is signed in; `current` is the one that asks. */
export const customerSession = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: utcInstant,
  last_seen_at: utcInstant,
  current: z.boolean(),
})
export type CustomerSession = z.output<typeof customerSession>
