import * as z from 'zod'
import { currentPassword } from './staff-password.ts'
import { emailAddress, line, utcInstant } from './text.ts'

const base64url = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .regex(/^[\w-]+$/)

/** A credential's id is 1023 bytes at most. */
const credentialId = base64url(1_364)
const publicKey = z.literal('public-key')
const clientData = base64url(4_096)

const name = line(60, 'Anna pääsyavaimelle nimi')

/** A passkey of one's own: when it was added and when it last signed in. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: utcInstant,
  last_used_at: utcInstant.nullable(),
})
export type Passkey = z.output<typeof passkey>

/** Adding a passkey begins with the password. */
export const passkeyBeginInput = z.object({ password: currentPassword })

/** What a browser needs to make a passkey (`navigator.credentials.create`), as JSON. Good for 5 minutes, once. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/** What the browser has made, with the name that its owner gives it. */
export const passkeyInput = z.object({
  name,
  response: z.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object({ clientDataJSON: clientData, attestationObject: base64url(16_384) }),
  }),
})
export type PasskeyInput = z.output<typeof passkeyInput>

/** What a person calls a passkey. */
export const passkeyNameInput = z.object({ name })

/** Taking a passkey out of use asks for the password. */
export const passkeyRemoveInput = z.object({ password: currentPassword })

/** What a browser needs to sign in with a passkey (`navigator.credentials.get`), as JSON. Good for 5 minutes, once. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

/** Signing in with a passkey; where an address is given, it must be the one of the passkey's owner. */
export const passkeyLoginInput = z.object({
  email: emailAddress().optional(),
  response: z.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object({
      clientDataJSON: clientData,
      authenticatorData: base64url(4_096),
      signature: base64url(4_096),
      userHandle: base64url(100).optional(),
    }),
  }),
})
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>
