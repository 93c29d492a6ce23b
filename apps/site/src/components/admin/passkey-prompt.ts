import type { PasskeyCreation, PasskeyLoginInput } from '@arkpax/schema/passkeys'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { readFailure } from '~/lib/failure-text.ts'
import { passkeyText as text } from './passkey.fi.ts'

/** Has the browser make a passkey; whoever is before it shows a finger, a face or a PIN. Throws when they do not. */
export const makePasskey = (optionsJSON: PasskeyCreation) => startRegistration({ optionsJSON })

/** Has the browser sign in with a passkey that its user chooses. Throws when they choose none. */
export const askPasskey = (
  optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'],
): Promise<PasskeyLoginInput['response']> => startAuthentication({ optionsJSON })

/** Why the browser has made no passkey or shown none, or why the server took none. */
export function passkeyFailure(error: unknown): string {
  if (!(error instanceof Error)) return text.failed
  const known = new Map(Object.entries(text.failures))
  const code = error instanceof WebAuthnError ? error.code : ''
  return (
    known.get(code) ?? known.get(error.name) ?? (isOfBrowser(error) ? text.failed : readFailure(error)) ?? text.failed
  )
}

const isOfBrowser = (error: Error) => error instanceof WebAuthnError || error instanceof DOMException
