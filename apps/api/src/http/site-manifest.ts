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

const manifest = z.object({ assets: z.record(z.string(), asset), posts: z.record(z.string(), z.string()) })

/** What a build has made. */
export interface SiteManifest {
  /** Every URL path in lower case. */
  assets: Map<string, Asset>
  /** The server posts that have a built page: slug → `updated_at` of the version that was built. */
  posts: Map<string, string>
}

/** The manifest of the built site; undefined when there is no build. */
export function readSiteManifest(dir: string): SiteManifest | undefined {
  let text: string
  try {
    text = readFileSync(join(dir, 'manifest.json'), 'utf8')
  } catch {
    return undefined
  }
  const { assets, posts } = manifest.parse(JSON.parse(text))
  return { assets: new Map(Object.entries(assets)), posts: new Map(Object.entries(posts)) }
}
