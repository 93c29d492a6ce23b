import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { mediaAddress } from '@arkpax/schema/media-address'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { savedAs } from '../../http/saved-as.ts'
import { findStoredContent } from './media.repo.ts'
import { tellMediaFault } from './media-faults.ts'
import { documentKey } from './media-keys.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f-]{27}'
const MADE = /^[0-9a-f]{16}-(?:\d{1,4}|original)\.(avif|webp)$/

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What stands under an address for ever may be another tomorrow: a replaced picture is seen within minutes. */
const CURRENT = 'public, max-age=60, stale-while-revalidate=600'

/** Nothing that was uploaded runs as a script or shows as a page, whatever a browser takes it for. */
const LOCKED = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * What visitors get of the library: files whose names hold their content and never change, the current picture of a thing
 * under its own address, and documents as downloads.
 */
export const mediaFiles = new Hono<ApiEnv>()
  .get(`/media/:id{${UUID}}`, answerCurrent)
  .get(`/media/:id{${UUID}}/:name`, (c) => {
    const { id, name } = c.req.param()
    const format = MADE.exec(name)?.[1]
    return format ? answerPicture(c, `${id}/${name}`, IMMUTABLE) : answerDocument(c, id)
  })

/** Wide enough for an article. */
const USUAL_WIDTH = 1_200

/** The picture in the width that is asked for (`?w=800`), or in that of an article, as AVIF where the browser takes it. */
async function answerCurrent(c: Context<ApiEnv>): Promise<Response> {
  const stored = await findStored(c, c.req.param('id') ?? '')
  if (stored.kind === 'document') return c.redirect(mediaAddress(stored.id, stored.file_name), 302)
  const widths: number[] = JSON.parse(stored.widths)
  const asked = Number(c.req.query('w')) || USUAL_WIDTH
  const width = widths.find((one) => one >= asked) ?? widths.at(-1)
  const format = c.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp'
  c.header('Vary', 'Accept', { append: true })
  return answerPicture(c, `${stored.id}/${stored.hash}-${width}.${format}`, CURRENT)
}

async function answerPicture(c: Context<ApiEnv>, key: string, caching: string): Promise<Response> {
  const headers = { 'Cache-Control': caching, 'Content-Security-Policy': LOCKED, ETag: etagOf(key) }
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers)
  const file = await findFile(c, key)
  const type = key.endsWith('.avif') ? 'image/avif' : 'image/webp'
  return c.body(new Uint8Array(await readFile(file)), 200, { ...headers, 'Content-Type': type })
}

async function answerDocument(c: Context<ApiEnv>, id: string): Promise<Response> {
  const { kind, hash, file_name } = await findStored(c, id)
  if (kind !== 'document') throw noFile()
  const key = documentKey(id, hash)
  const headers = { 'Cache-Control': CURRENT, 'Content-Security-Policy': LOCKED, ETag: etagOf(key) }
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers)
  const file = await findFile(c, key)
  const { size } = await stat(file)
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Length': String(size),
    'Content-Disposition': savedAs(file_name),
  })
}

const noFile = () => new ApiError('not_found', { detail: 'Tiedostoa ei löytynyt.' })

const etagOf = (key: string) => `"${key.slice(key.lastIndexOf('/') + 1)}"`

async function findStored(c: Context<ApiEnv>, id: string) {
  const stored = await findStoredContent(c.var.deps.db, id)
  if (!stored || stored.trashed_at) throw noFile()
  return stored
}

async function findFile(c: Context<ApiEnv>, key: string): Promise<string> {
  let file: string | undefined
  try {
    file = await c.var.deps.mediaStore.find(key)
  } catch (error) {
    throw tellMediaFault(error)
  }
  if (!file) throw noFile()
  return file
}
