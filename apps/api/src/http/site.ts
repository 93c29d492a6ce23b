import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { commonHeaders } from './security-headers.ts'
import { type Asset, readSiteManifest } from './site-manifest.ts'

/**
 * A page to serve instead of the one at the path, with its status; undefined leaves the path to the built site. `builtPosts` are
 * the server posts that have a built page: slug → time of change.
 */
export type ResolvePage = (
  path: string,
  builtPosts: ReadonlyMap<string, string>,
) => Promise<{ page: string; status: number } | undefined>

/** The built site as it is served. */
export interface Site {
  /** Answers a request for a page or a file; false when the site is not built. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Reads the pages anew after a build. */
  reload(): void
}

const KEPT_BYTES = 96 * 1024 * 1024
const DYNAMIC = /^\/(tuote|blogi)\/[^/]+$/

/**
 * Serves the built pages from a manifest that is held in memory: a path is looked up, never joined to a folder. Bodies are
 * kept after their first read. Paths are matched case-insensitively; `/x/` answers 308 to `/x` (architecture §4).
 */
export function createSite(config: Config, resolvePage: ResolvePage): Site {
  let manifest = readSiteManifest(config.siteDir)
  const common = commonHeaders(config)
  const bodies = new Map<string, Buffer>()
  let keptBytes = 0

  async function bodyOf(file: string): Promise<Buffer> {
    const kept = bodies.get(file)
    if (kept) return kept
    const body = await readFile(join(config.siteDir, file))
    if (keptBytes + body.length <= KEPT_BYTES) {
      bodies.set(file, body)
      keptBytes += body.length
    }
    return body
  }

  async function send(request: IncomingMessage, response: ServerResponse, asset: Asset, status: number) {
    const headers = headersOf(asset)
    if (status === 200 && request.headers['if-none-match']?.includes(asset.etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const encoding = pickEncoding(asset, request.headers['accept-encoding'])
    const file = encoding ? `${asset.file}.${encoding === 'br' ? 'br' : 'gz'}` : asset.file
    const body = bodies.get(file) ?? (await bodyOf(file))
    headers['Content-Length'] = body.length
    if (encoding) headers['Content-Encoding'] = encoding
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function headersOf(asset: Asset): Record<string, string | number> {
    return {
      ...common,
      'Content-Type': asset.type,
      'Cache-Control': cacheControl(asset),
      ...(asset.csp && { 'Content-Security-Policy': `${asset.csp}; frame-ancestors 'none'` }),
      ETag: asset.etag,
      ...(asset.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    }
  }

  async function servePath(request: IncomingMessage, response: ServerResponse, path: string) {
    const resolved = DYNAMIC.test(path) ? await resolvePage(path, manifest?.posts ?? new Map()) : undefined
    const asset = manifest?.assets.get(resolved?.page ?? path)
    if (asset) return send(request, response, asset, resolved?.status ?? 200)
    const missing = manifest?.assets.get(missingPage(path)) ?? manifest?.assets.get('/404')
    if (missing) return send(request, response, missing, 404)
    response.writeHead(404, common).end()
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!manifest) return false
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2)
    const path = rawPath.toLowerCase()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, Allow: 'GET, HEAD' }).end()
      return true
    }
    if (path.length > 1 && path.endsWith('/')) {
      const target = `/${rawPath.replace(/^[/\\]+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`
      response.writeHead(308, { ...common, Location: target }).end()
      return true
    }
    servePath(request, response, path).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, common).end()
    })
    return true
  }

  return {
    serve,
    reload() {
      manifest = readSiteManifest(config.siteDir)
      bodies.clear()
      keptBytes = 0
    },
  }
}

function cacheControl(asset: Asset): string {
  if (asset.immutable) return 'public, max-age=31536000, immutable'
  return asset.csp ? 'public, no-cache' : 'public, max-age=86400, stale-while-revalidate=604800'
}

function pickEncoding(asset: Asset, accepted: string | undefined) {
  return asset.encodings.find((encoding) => accepted?.includes(encoding))
}

/** The not-found page of the screen that the path belongs to. */
function missingPage(path: string): string {
  const screen = path.match(/^\/(tuote|blogi|support\/article)\//)?.[1]
  return screen ? `/${screen}/404` : '/404'
}
