import { expect, it } from 'vitest'
import { type Cbor, cbor } from '../../../test/cbor.ts'
import { isWithoutCertificate } from './passkey-check.ts'

const attestation = (fmt: string, statement: [string, Cbor][]) =>
  cbor(
    new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', new Map(statement)],
      ['authData', Buffer.alloc(37)],
    ]),
  ).toString('base64url')

const signed: [string, Cbor][] = [
  ['alg', -7],
  ['sig', Buffer.alloc(8)],
]

it.each([
  ['none', [], true],
  ['packed', signed, true],
  ['packed', [...signed, ['x5c', Buffer.alloc(8)]], false],
  ['fido-u2f', signed, false],
  ['tpm', [], false],
  ['apple', [], false],
] as [string, [string, Cbor][], boolean][])('an attestation %s of %j is without certificates: %s', async (...given) => {
  const [format, statement, isWithout] = given
  expect(await isWithoutCertificate(attestation(format, statement))).toBe(isWithout)
})
