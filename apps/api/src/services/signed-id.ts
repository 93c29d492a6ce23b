import { createHmac, timingSafeEqual } from 'node:crypto'

/** An id, and a proof that whoever has the key wrote it. */
export const signId = (key: string, id: string): string => `${id}.${proofOf(key, id)}`

/** The id of a signed one; undefined where it was not signed with the key. */
export function readSignedId(key: string, signed: string): string | undefined {
  const [id = '', proof = ''] = signed.split('.')
  const ours = Buffer.from(proofOf(key, id))
  const given = Buffer.from(proof)
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}

const proofOf = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')
