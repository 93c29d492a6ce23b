import type { PasskeyInput, PasskeyLoginInput } from '@arkpax/schema/passkeys'
import * as z from 'zod'
import type { Config } from '../../config.ts'

/** ES256, EdDSA and RS256: what phones, computers and security keys make. */
export const ALGORITHMS = [-7, -8, -257]

/** The site to which a passkey belongs: a browser shows it nowhere else. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const clientData = z.object({ challenge: z.string() })

/** The challenge that a browser says it has answered; nothing where what it sends cannot be read. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}

/** What is kept of a new passkey; nothing where the answer is not one to this challenge on this site, with the owner verified. */
export async function checkNewPasskey(
  config: Pick<Config, 'publicUrl'>,
  response: PasskeyInput['response'],
  challenge: string,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const site = siteOf(config)
  try {
    if (!(await isWithoutCertificate(response.response.attestationObject))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return undefined
  }
}

/**
 * Whether an attestation names no maker of the device. None is asked for, and to check one the library would fetch the
 * addresses that stand in its certificates. Throws on what is no attestation.
 */
export async function isWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(bytesOf(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

interface KnownPasskey {
  user_id: string
  credential_id: string
  public_key: string
  counter: number
}

/**
 * The counter that comes with a signature; nothing where it is not that of this passkey under this challenge on this site,
 * with its owner verified, or where the counter has not risen.
 */
export async function checkSignature(
  config: Pick<Config, 'publicUrl'>,
  response: PasskeyLoginInput['response'],
  challenge: string,
  known: KnownPasskey,
): Promise<number | undefined> {
  if (response.response.userHandle !== userHandleOf(known.user_id)) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const site = siteOf(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: known.credential_id, publicKey: bytesOf(known.public_key), counter: known.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** What an authenticator keeps of whose a passkey is. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
