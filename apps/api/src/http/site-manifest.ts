import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const asset = z.object({
  /** Path below the site's folder. */
  file: z.string(),
  type: z.string(),
  etag: z.string(),
  /** The name carries a fingerprint of the content. */
  immutable: z.boolean(),
  /** Which compressed siblings (`.br`, `.gz`) stand beside the file. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** The page's content security policy. */
  csp: z.string().optional(),
})

/** One file of the built site. */
export type Asset = z.output<typeof asset>

const manifest = z.record(z.string(), asset)

/** Every URL path of the built site in lower case, as the build wrote it down; undefined when there is no build. */
export function readSiteManifest(dir: string): Map<string, Asset> | undefined {
  let text: string
  try {
    text = readFileSync(join(dir, 'manifest.json'), 'utf8')
  } catch {
    return undefined
  }
  return new Map(Object.entries(manifest.parse(JSON.parse(text))))
}
