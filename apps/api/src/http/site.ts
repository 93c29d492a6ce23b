import type { IncomingMessage, ServerResponse } from 'node:http'
import { firstTranslated } from '@arkpax/schema/translated-pages'
import type { Config } from '../config.ts'
import { type BuiltSite, followBuilds } from './follow-builds.ts'
import { commonHeaders } from './security-headers.ts'
import type { Asset, SiteManifest } from './site-manifest.ts'

/**
 * A page to serve instead of the one at the path, with its status; undefined leaves the path to the built site. `build` tells
 * which pages are there, and which version of each server post was built.
 */
export type ResolvePage = (
  path: string,
  build: Pick<SiteManifest, 'assets' | 'posts'>,
) => Promise<{ page: string; status: number } | undefined>

/** The built site as it is served. */
export interface Site {
  /** Answers a request for a page or a file; false when the site is not built. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** A built page that the server fills in, with its content security policy; undefined while it is not built. */
  readPage(path: string): Promise<BuiltPage | undefined>
  /** Ends the watch over the folder. */
  stop(): void
}

/** A built page. */
export interface BuiltPage {
  html: string
  csp: string
}

/** Which pages a browser makes ready while the pointer rests on their link: those that only show. */
const SPECULATION_RULES = '"/pages.speculationrules"'

/** What the dictionary is for: the pages, and nothing that they load. */
const FOR_PAGES = 'match="/*", match-dest=("document")'

/** Screens of the back office that show one thing by its id: the page is the same for each. */
const SHOWN_BY_ID = /^(\/admin\/(?:blog-management|orders|recalls|returns|units|warranty-cases))\/[^/]+$/
/** A path below another language: that language, and the Finnish path; no path for its front page. */
const IN_LANGUAGE = /^\/(sv|en)(\/.+)?$/
const DYNAMIC = /^\/(?:(?:(?:sv|en)\/)?tuote|blogi)\/[^/]+$/

/**
 * Serves the built pages from a manifest that is held in memory: a path is looked up, never joined to a folder. Bodies are
 * kept after their first read, with the build that they belong to: whichever process built, the next second serves the new
 * pages, and a request under way gets body and ETag of one build. Paths are matched case-insensitively; `/x/` answers 308 to `/x`.
 * What is not there in another language but in Finnish leads there with 302.
 */
export function createSite(config: Config, resolvePage: ResolvePage): Site {
  const builds = followBuilds(config.siteDir)
  const common = commonHeaders(config)

  async function send(answering: Answering, asset: Asset, status: number) {
    const { request, response, build } = answering
    const headers = headersOf(asset, build)
    if (status === 200 && request.headers['if-none-match']?.includes(asset.etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const encoding = pickEncoding(asset, request, build)
    const file = encoding ? `${asset.file}.${SIBLINGS[encoding]}` : asset.file
    const body = build.kept(file) ?? (await build.read(file))
    headers['Content-Length'] = body.length
    if (encoding) headers['Content-Encoding'] = encoding
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function headersOf(asset: Asset, { dictionary }: BuiltSite): Record<string, string | number> {
    const isByDictionary = dictionary && asset.encodings.includes('dcz')
    return {
      ...common,
      'Content-Type': asset.type,
      'Cache-Control': cacheControl(asset),
      ...(asset.csp && {
        'Content-Security-Policy': `${asset.csp}; frame-ancestors 'none'`,
        'Speculation-Rules': SPECULATION_RULES,
      }),
      ETag: asset.etag,
      ...(asset.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(isByDictionary && {
        Vary: 'Accept-Encoding, Available-Dictionary',
        Link: `</${dictionary.file}>; rel="compression-dictionary"`,
      }),
      ...(asset.file === dictionary?.file && { 'Use-As-Dictionary': FOR_PAGES }),
    }
  }

  async function servePath(answering: Answering, path: string) {
    const { response, build } = answering
    const resolved = DYNAMIC.test(path) ? await resolvePage(path, build) : undefined
    const screen = SHOWN_BY_ID.exec(path)?.[1]
    const asset = build.assets.get(resolved?.page ?? screen ?? path)
    if (asset) return send(answering, asset, resolved?.status ?? 200)
    const other = otherPage(path, build)
    if (other) {
      response.writeHead(302, { ...common, Location: other, 'Cache-Control': 'no-store' }).end()
      return
    }
    const missing = missingPages(path).flatMap((page) => build.assets.get(page) ?? [])[0]
    if (missing) return send(answering, missing, 404)
    response.writeHead(404, { ...common, 'Cache-Control': 'no-store' }).end()
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const build = builds.current()
    if (!build) return false
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2)
    const path = rawPath.toLowerCase()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end()
      return true
    }
    if (path.length > 1 && path.endsWith('/')) {
      const target = `/${rawPath.replace(/^[/\\]+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`
      response.writeHead(308, { ...common, Location: target, 'Cache-Control': 'public, max-age=86400' }).end()
      return true
    }
    servePath({ request, response, build }, path).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { ...common, 'Cache-Control': 'no-store' }).end()
    })
    return true
  }

  async function readPage(path: string): Promise<BuiltPage | undefined> {
    const build = builds.current()
    const asset = build?.assets.get(path)
    if (!build || !asset) return undefined
    const body = build.kept(asset.file) ?? (await build.read(asset.file))
    return { html: body.toString(), csp: `${asset.csp}; frame-ancestors 'none'` }
  }

  return { serve, readPage, stop: builds.stop }
}

/** A request with the build that it is answered from. */
interface Answering {
  request: IncomingMessage
  response: ServerResponse
  build: BuiltSite
}

function cacheControl(asset: Asset): string {
  if (asset.immutable) return 'public, max-age=31536000, immutable'
  return asset.csp ? 'public, no-cache' : 'public, max-age=86400, stale-while-revalidate=604800'
}

const SIBLINGS = { dcz: 'dcz', br: 'br', gzip: 'gz' } as const

/** The smallest that the client takes; what a dictionary has compressed, only where the client has that very one. */
function pickEncoding(asset: Asset, { headers }: IncomingMessage, { dictionary }: BuiltSite) {
  const hasDictionary = dictionary && headers['available-dictionary'] === `:${dictionary.hash}:`
  return asset.encodings.find(
    (encoding) => headers['accept-encoding']?.includes(encoding) && (encoding !== 'dcz' || hasDictionary),
  )
}

/** Where a path leads that has no page in its language: to the products for its front page, otherwise to the page in Finnish. */
function otherPage(path: string, { assets }: Pick<SiteManifest, 'assets'>): string | undefined {
  const [, language, finnish] = IN_LANGUAGE.exec(path) ?? []
  const other = language && (finnish ?? `/${language}${firstTranslated}`)
  return other && assets.get(other)?.csp ? other : undefined
}

/** The not-found pages of the screen that the path belongs to, the nearest first. */
function missingPages(path: string): string[] {
  const [, language, finnish = path] = IN_LANGUAGE.exec(path) ?? []
  const prefix = language ? `/${language}` : ''
  const screen = /^\/(tuote|blogi|support\/article)\//.exec(finnish)?.[1]
  const pages = screen ? [`/${screen}/404`, '/404'] : ['/404']
  return [...pages.map((page) => prefix + page), ...pages]
}
