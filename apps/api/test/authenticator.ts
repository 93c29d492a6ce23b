import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreation, PasskeyInput, PasskeyLoginInput } from '@arkpax/schema/passkeys'
import { type Cbor, cbor } from './cbor.ts'

interface Circumstances {
  /** The origin that the browser tells of. */
  origin: string
  /** The site for which the key signs. */
  rpId: string
  /** Whether a finger, a face or a PIN was shown. */
  verified: boolean
}

const HERE: Circumstances = { origin: 'http://localhost:3000', rpId: 'localhost', verified: true }

/** A phone or a security key with one passkey, and the browser before it: ES256, no attestation. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  /** RP id hash, flags, counter, and, for a new key, what it is. */
  function dataOf({ rpId, verified }: Circumstances, newKey = Buffer.alloc(0)) {
    const present = 0x01
    const flags = present | (verified ? 0x04 : 0) | (newKey.length > 0 ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(Buffer.from(rpId)), head, newKey])
  }

  return {
    /** Sets how often the key says that it has signed; a copy of it may say less than the key does. */
    setCounter(count: number) {
      counter = count
    },

    /** Makes the passkey that a page asks for. */
    make(
      options: Pick<PasskeyCreation, 'challenge' | 'user'>,
      but: Partial<Circumstances> = {},
    ): PasskeyInput['response'] {
      const where = { ...HERE, ...but }
      userHandle = options.user.id
      const idLength = Buffer.from([id.length >> 8, id.length & 0xff])
      const cose: [number, number | Buffer][] = [
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as [number, number][]),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]
      const newKey = Buffer.concat([Buffer.alloc(16), idLength, id, cbor(new Map(cose))])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(where, newKey)],
      ])
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, where).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
        },
      }
    },

    /** Signs in with it. */
    sign({ challenge }: { challenge: string }, but: Partial<Circumstances> = {}): PasskeyLoginInput['response'] {
      const where = { ...HERE, ...but }
      counter += 1
      const data = dataOf(where)
      const client = clientData('webauthn.get', challenge, where)
      return {
        ...named(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

const named = (id: Buffer) => {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key' as const }
}

const clientData = (type: string, challenge: string, { origin }: Circumstances) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
