import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FaqLink } from '@arkpax/schema/faq'
import type { LeftOut } from '@arkpax/schema/publishing'
import { readSiteManifest, type SiteManifest } from '../apps/api/src/http/site-manifest.ts'
import type { Ingredients } from './ingredients.ts'
import { makeDictionary, type PageDictionary } from './page-dictionary.ts'
import { readMarkup } from './page-markup.ts'
import { toBrotli } from './to-brotli.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.wasm': 'application/wasm',
  '.dictionary': 'application/octet-stream',
}
const COMPRESSED = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.webmanifest',
  '.speculationrules',
  '.xml',
  '.txt',
  '.svg',
  '.wasm',
  '.dictionary',
])

const toGzip = promisify(gzip)

/** What a build tells of itself. */
interface AboutBuild {
  /** The server posts that have a page: slug → `updated_at` of the version that was built. */
  posts: Record<string, string>
  leftOut: readonly LeftOut[]
  ingredients: Ingredients
  faqLinks: readonly FaqLink[]
  builtAt: string
}

/**
 * Writes beside the built pages what a server needs to send them well: compressed siblings, `manifest.json` for our own
 * server (path → file, type, ETag, page policy, and what is told about the build), and `_headers` for static hosts.
 * `lastDir` is the build before: what has not changed since is not compressed again, which takes longest of all.
 */
export async function writeSiteManifest(dir: string, about: AboutBuild, lastDir?: string): Promise<void> {
  const last = lastDir ? readSiteManifest(lastDir) : undefined
  const dictionary = makeDictionary(dir)
  const files = listFiles(dir).filter(
    (file) => !/\.(br|gz|dcz)$/.test(file) && file !== 'manifest.json' && file !== '_headers',
  )
  const entries = await Promise.all(files.map((file) => describeFile(dir, file, { last, dictionary })))
  const assets = Object.fromEntries(entries.map(({ path, ...asset }) => [path, asset]))
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ assets, dictionary, ...about }))
  writeFileSync(join(dir, '_headers'), staticHostHeaders())
}

function listFiles(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? listFiles(dir, file) : [file]
  })
}

interface Compressing {
  last: SiteManifest | undefined
  dictionary: PageDictionary | undefined
}

async function describeFile(dir: string, file: string, { last, dictionary }: Compressing) {
  const content = readFileSync(join(dir, file))
  const extension = extname(file)
  const isText = COMPRESSED.has(extension)
  const path = urlPath(file)
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const sameIn = (build: SiteManifest | undefined) => (build?.assets.get(path)?.etag === etag ? build : undefined)
  if (isText && !takeSiblings(dir, [`${file}.br`, `${file}.gz`], sameIn(last))) {
    const [br, gz] = await Promise.all([toBrotli(content, extension === '.html'), toGzip(content, { level: 9 })])
    writeFileSync(join(dir, `${file}.br`), br)
    writeFileSync(join(dir, `${file}.gz`), gz)
  }
  const isByDictionary = extension === '.html' && dictionary !== undefined
  const lastPages = last?.dictionary?.hash === dictionary?.hash ? last : undefined
  if (isByDictionary && !takeSiblings(dir, [`${file}.dcz`], sameIn(lastPages))) await dictionary.compress(file)
  return {
    path,
    file,
    type: (Object.hasOwn(TYPES, extension) && TYPES[extension]) || 'application/octet-stream',
    etag,
    immutable: file.startsWith('_astro/'),
    encodings: isText ? [...(isByDictionary ? ['dcz'] : []), 'br', 'gzip'] : [],
    ...(extension === '.html' && { csp: pagePolicy(content.toString()) }),
  }
}

/** Copies compressed siblings of a file that is the same in the build before; false when there are none. */
function takeSiblings(dir: string, siblings: readonly string[], last: SiteManifest | undefined): boolean {
  if (!last || !siblings.every((sibling) => existsSync(join(last.dir, sibling)))) return false
  for (const sibling of siblings) copyFileSync(join(last.dir, sibling), join(dir, sibling))
  return true
}

/** 'blogi/x.html' → '/blogi/x'; 'index.html' → '/'; lower case, because the server folds it. */
function urlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/(.)\/$/, '$1').toLowerCase()
}

function pagePolicy(html: string): string {
  const { policy } = readMarkup(html)
  if (!policy?.text) throw new Error('A built page has no content security policy')
  return policy.text.replace(/;\s*$/, '')
}

const staticHostHeaders = () => `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`
