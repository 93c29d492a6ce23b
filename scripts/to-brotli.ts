import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib'

const compress: (content: Uint8Array, options?: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress)

/** The first packets of a connection carry some 14,600 bytes: near them and above every byte is worth the time. */
const NEAR_FIRST_PACKETS = 14_500

/** How distances may be written otherwise than usual: which is shortest hangs on every byte of a page, the name of another file in it too. */
const WAYS = [0, 1, 2, 3]
  .flatMap((postfix) => [0, 1, 4].map((direct) => ({ postfix, direct: direct << postfix })))
  .slice(1)

/** Compresses a file that is sent many times: as brotli does, or, where a page is long, in the shortest of some ways. */
export async function toBrotli(content: Uint8Array, isPage: boolean): Promise<Buffer> {
  const usual = await compress(content)
  if (!isPage || usual.length <= NEAR_FIRST_PACKETS) return usual
  const others = await Promise.all(
    WAYS.map(({ postfix, direct }) =>
      compress(content, {
        params: { [constants.BROTLI_PARAM_NPOSTFIX]: postfix, [constants.BROTLI_PARAM_NDIRECT]: direct },
      }),
    ),
  )
  return others.reduce((least, each) => (each.length < least.length ? each : least), usual)
}
