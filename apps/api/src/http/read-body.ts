import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** A request's body: its bytes, for fingerprints, and what they say. */
export interface ReadBody {
  bytes: Uint8Array
  value: unknown
}

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

const typeOf = (c: Context<ApiEnv>) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Whether the body comes from an HTML form. */
export const isForm = (c: Context<ApiEnv>) => [FORM, MULTIPART].includes(typeOf(c))

/**
 * Reads a JSON body, or a form where the call takes forms. Throws `unsupported_media_type`,
 * `payload_too_large`, or `malformed` for an empty or unreadable body.
 */
export async function readBody(c: Context<ApiEnv>, maxBytes: number, takesForms: boolean): Promise<ReadBody> {
  const type = typeOf(c)
  const bytes = await readBytes(c, maxBytes)
  if (bytes.length === 0) throw new ApiError('malformed', { detail: 'Pyyntö oli tyhjä.' })
  if (takesForms && type === MULTIPART) return { bytes, value: await parseMultipart(c, bytes) }
  if (takesForms && type === FORM) return { bytes, value: fieldsOf(new URLSearchParams(decode(bytes))) }
  if (type !== 'application/json') throw new ApiError('unsupported_media_type')
  return { bytes, value: parseJson(decode(bytes)) }
}

/** A form sends its line breaks as two characters; they count and are stored as the one that was typed. */
function fieldsOf(form: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ])
  return Object.fromEntries(fields)
}

async function readBytes(c: Context<ApiEnv>, maxBytes: number): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new ApiError('payload_too_large')
  try {
    return await receive(c, maxBytes)
  } catch (error) {
    // The caller went away in the middle, or its chunks cannot be told apart.
    throw error instanceof ApiError ? error : new ApiError('malformed', { detail: 'Pyyntö katkesi kesken.' })
  }
}

async function receive(c: Context<ApiEnv>, maxBytes: number): Promise<Uint8Array> {
  if (c.req.header('content-length')) return new Uint8Array(await c.req.arrayBuffer())
  if (!c.req.raw.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body) {
    size += chunk.length
    if (size > maxBytes) throw new ApiError('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('malformed', { detail: 'Pyynnön merkistö ei ole UTF-8.' })
  }
}

/** Mail programs may send their one-click answer this way (RFC 8058 §3.2). */
async function parseMultipart(c: Context<ApiEnv>, bytes: Uint8Array): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(Buffer.from(bytes), {
      headers: { 'Content-Type': c.req.header('content-type') ?? '' },
    }).formData()
    return fieldsOf(form)
  } catch {
    throw new ApiError('malformed', { detail: 'Lomaketta ei voitu lukea.' })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed', { detail: 'Pyyntö ei ole kelvollista JSONia.' })
  }
}
