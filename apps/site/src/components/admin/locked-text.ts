/** A text that only the holder of a key can read; `owner` tells whose it is without telling the key. */
export interface LockedText {
  owner: string
  iv: string
  data: string
}

export interface OwnKey {
  key: CryptoKey
  owner: string
}

const IV_BYTES = 12

/** A person's key as the server gives it: 32 bytes in base64url. */
export async function importKey(given: string): Promise<OwnKey> {
  const bytes = fromBase64(given.replaceAll('-', '+').replaceAll('_', '/'))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { key, owner: toBase64(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16) }
}

export async function lock({ key, owner }: OwnKey, text: string): Promise<LockedText> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return { owner, iv: toBase64(iv.buffer), data: toBase64(data) }
}

/** The text again; undefined where it is somebody else's, or has been changed. */
export async function unlock({ key, owner }: OwnKey, locked: LockedText): Promise<string | undefined> {
  if (locked.owner !== owner) return undefined
  try {
    const iv = fromBase64(locked.iv)
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(locked.data))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

const toBase64 = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
