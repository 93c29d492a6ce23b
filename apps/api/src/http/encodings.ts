import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** How a body may be compressed, as `Content-Encoding` names it. */
export type Encoding = keyof typeof makers

/** The best first. An answer is compressed once and sent many times, but somebody waits for that once. */
const makers = {
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (body: Uint8Array) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  gzip: (body: Uint8Array) => gzipSync(body),
}
const accepting = (Object.keys(makers) as Encoding[]).map(
  (encoding) => [encoding, new RegExp(`(^|[ ,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(,|;|$)`, 'i')] as const,
)

/** The best encoding that an `Accept-Encoding` takes; undefined where it takes none of ours. */
export function pickEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  return accepting.find(([, isAccepted]) => isAccepted.test(accepted))?.[0]
}

/** A body in an encoding. */
export const compress = (body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(makers[encoding](body))
