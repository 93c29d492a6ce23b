import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
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
}
const COMPRESSED = new Set(['.html', '.css', '.js', '.json', '.webmanifest', '.xml', '.txt', '.svg'])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes beside the built pages what a server needs to send them well: compressed siblings, `manifest.json` for our own
 * server (path → file, type, ETag, page policy), which server posts the pages were built with (slug → time of change, from the
 * published content they were built from), and `_headers` for static hosts.
 */
export async function writeSiteManifest(dir: string, publishedFile = ''): Promise<void> {
  const files = listFiles(dir).filter(
    (file) => !/\.(br|gz)$/.test(file) && file !== 'manifest.json' && file !== '_headers',
  )
  const entries = await Promise.all(files.map((file) => describeFile(dir, file)))
  const assets = Object.fromEntries(entries.map(({ path, ...asset }) => [path, asset]))
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ assets, posts: readBuiltPosts(publishedFile) }))
  writeFileSync(join(dir, '_headers'), staticHostHeaders())
}

/** Slug → `updated_at` of the server posts in the published content. */
function readBuiltPosts(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const { posts }: { posts: { slug: string; updated_at: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(posts.map(({ slug, updated_at }) => [slug, updated_at]))
}

function listFiles(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? listFiles(dir, file) : [file]
  })
}

async function describeFile(dir: string, file: string) {
  const content = readFileSync(join(dir, file))
  const extension = extname(file)
  const isText = COMPRESSED.has(extension)
  if (isText) {
    const [br, gz] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })])
    writeFileSync(join(dir, `${file}.br`), br)
    writeFileSync(join(dir, `${file}.gz`), gz)
  }
  return {
    path: urlPath(file),
    file,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: file.startsWith('_astro/'),
    encodings: isText ? ['br', 'gzip'] : [],
    ...(extension === '.html' && { csp: pagePolicy(content.toString()) }),
  }
}

/** 'blogi/x.html' → '/blogi/x'; 'index.html' → '/'; lower case, because the server folds it. */
function urlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/(.)\/$/, '$1').toLowerCase()
}

function pagePolicy(html: string): string {
  const policy = html.match(/<meta http-equiv="content-security-policy" content="([^"]*)"/i)?.[1]
  if (!policy) throw new Error('A built page has no content security policy')
  return policy.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replace(/;\s*$/, '')
}

const staticHostHeaders = () => `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`
