import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type FaqLink, faqLink } from '@arkpax/schema/faq'
import { type LeftOut, leftOut } from '@arkpax/schema/publishing'
import * as z from 'zod'

const asset = z.object({
  /** Path below the site's folder. */
  file: z.string(),
  type: z.string(),
  etag: z.string(),
  /** The name carries a fingerprint of the content. */
  immutable: z.boolean(),
  /** Which compressed siblings (`.dcz`, `.br`, `.gz`) stand beside the file, the smallest first. */
  encodings: z.array(z.enum(['dcz', 'br', 'gzip'])),
  /** The page's content security policy. */
  csp: z.string().optional(),
})

/** One file of the built site. */
export type Asset = z.output<typeof asset>

/** What pages have in common (RFC 9842): its file, and its SHA-256 in base64. */
const dictionary = z.object({ file: z.string(), hash: z.string() })

const manifest = z.object({
  assets: z.record(z.string(), asset),
  dictionary: dictionary.optional(),
  posts: z.record(z.string(), z.string()),
  builtAt: z.string().optional(),
  leftOut: z.array(leftOut).default([]),
  faqLinks: z.array(faqLink).default([]),
})

/** What a build has made. */
export interface SiteManifest {
  /** The folder of this very build: the files that the manifest tells of, also after another has taken its place. */
  dir: string
  /** Every URL path in lower case. */
  assets: Map<string, Asset>
  /** The server posts that have a built page: slug → `updated_at` of the version that was built. */
  posts: Map<string, string>
  /** What a page compressed as `dcz` is read with; undefined of builds without it. */
  dictionary?: z.output<typeof dictionary>
  /** When the build was finished; unknown of pages that an older version made. */
  builtAt?: string
  leftOut: LeftOut[]
  /** The links to questions in the files of `content/`. */
  faqLinks: FaqLink[]
}

/** The manifest of the built site; undefined when there is no build, or one that is only half there. */
export function readSiteManifest(dir: string): SiteManifest | undefined {
  let real: string
  let written: unknown
  try {
    real = realpathSync(dir)
    written = JSON.parse(readFileSync(join(real, 'manifest.json'), 'utf8'))
  } catch {
    return undefined
  }
  const { data } = manifest.safeParse(written)
  if (!data) return undefined
  const { assets, posts, ...rest } = data
  return { dir: real, ...rest, assets: new Map(Object.entries(assets)), posts: new Map(Object.entries(posts)) }
}
