export type Cbor = number | string | Buffer | Map<string | number, Cbor>

/** The part of CBOR that an attestation needs. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])])
}

function cborHead(major: number, count: number): Buffer {
  const type = major << 5
  if (count < 24) return Buffer.from([type | count])
  if (count < 256) return Buffer.from([type | 24, count])
  return Buffer.from([type | 25, count >> 8, count & 0xff])
}
