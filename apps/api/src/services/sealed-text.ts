import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAX_BYTES = 64 * 1024

/** A text that only whoever has the key can read or could have written; it may stand in an address. */
export function sealText(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text of a sealed one; undefined where it was not sealed with the key, has been changed, or is longer than `maxBytes`. */
export function openText(key: string, sealed: string, maxBytes = MAX_BYTES): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const packed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return inflateRawSync(packed, { maxOutputLength: maxBytes }).toString()
  } catch {
    return undefined
  }
}

const cipherKey = (key: string) => createHash('sha256').update(key).digest()
