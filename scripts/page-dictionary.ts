import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { writeKept } from './built-files.ts'

const compress = promisify(zstdCompress)

/** The page that is most like the others for its size. */
const MODEL = 'tuotteet.html'
/** What a body begins with that is compressed by a dictionary (RFC 9842): that it is, and by which. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** A third of the best level's time for a thirtieth more bytes. */
const LEVEL = 12

/** What pages have in common, in a file that browsers take once. */
export interface PageDictionary {
  /** Its file below the site's folder. */
  file: string
  /** Its SHA-256, base64: how browsers name it. */
  hash: string
  /** Writes `<file>.dcz` beside a page. */
  compress(file: string): Promise<void>
}

/** Puts the dictionary of the pages of `dir` into it; undefined where its page has not been built. */
export function makeDictionary(dir: string): PageDictionary | undefined {
  const model = join(dir, MODEL)
  if (!existsSync(model)) return undefined
  const dictionary = readFileSync(model)
  const digest = createHash('sha256').update(dictionary).digest()
  return {
    file: writeKept(dir, 'pages', 'dictionary', dictionary).slice(1),
    hash: digest.toString('base64'),
    async compress(page) {
      const params = { [constants.ZSTD_c_compressionLevel]: LEVEL }
      const body = await compress(readFileSync(join(dir, page)), { params, dictionary })
      writeFileSync(join(dir, `${page}.dcz`), Buffer.concat([MAGIC, digest, body]))
    },
  }
}
