import { mediaMaxBytes } from '@arkpax/schema/media'
import type { Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { type Gates, requireAccess } from '../../http/access.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'

const PATH = '/api/admin/uploads'

/** What staff need to send pieces of a file. */
const ACCESS = { access: 'admin', may: 'media.write' } as const

/**
 * Takes files in pieces (tus 1.0): one that was cut off goes on where it stopped. Every piece asks for staff anew. Nothing
 * comes of a file before `POST /api/admin/media` takes it.
 */
export function uploadRoutes(gates: Gates): Hono<ApiEnv> {
  let server: Promise<Server> | undefined

  const answer = async (c: Context<ApiEnv>) => {
    // What has been sent is not read back.
    if (c.req.method === 'GET') throw new ApiError('not_found')
    await requireAccess(c, { ...endpoint, ...ACCESS }, gates)
    // Nobody waits for it at the start of the process.
    server ??= import('./upload-server.ts').then((it) => it.createUploadServer(c.var.deps.config.dataDir, PATH))
    const { status, headers, body } = await (await server).handleWeb(c.req.raw)
    if (status === 507) throw new ApiError('disk_full')
    if (status === 413) throw new ApiError('payload_too_large', { detail: TOO_LARGE })
    for (const [name, value] of headers) if (KEPT.has(name)) c.header(name, value)
    return body ? c.body(body, status as ContentfulStatusCode) : c.body(null, status as StatusCode)
  }
  // A question for the head alone comes under the name of the whole.
  const methods = ['POST', 'GET', 'PATCH', 'DELETE']
  return new Hono<ApiEnv>().on(methods, PATH, answer).on(methods, `${PATH}/:id{[0-9a-f]{32}}`, answer)
}

const endpoint = { name: 'sendPieces', summary: '' }

const TOO_LARGE = `Tiedosto on liian suuri. Kuva saa olla enintään ${mediaMaxBytes.picture / 1024 / 1024}\u00A0Mt ja asiakirja ${mediaMaxBytes.document / 1024 / 1024}\u00A0Mt.`

/** What the protocol says in headers; who may read it from elsewhere is ours to say. */
const KEPT = new Set(['tus-resumable', 'tus-version', 'upload-offset', 'upload-length', 'location', 'content-type'])
