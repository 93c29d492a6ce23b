import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** A body that may be validated: its bytes, for fingerprints, and the fields of a form as they were typed. */
export interface ReadBody {
  bytes: Uint8Array
  part: 'json' | 'form'
  typed?: Record<string, unknown>
  /** What was chosen in its fields for files. */
  files?: File[]
}

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

const typeOf = (c: Context<ApiEnv>) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Whether the body comes from an HTML form. */
export const isForm = (c: Context<ApiEnv>) => [FORM, MULTIPART].includes(typeOf(c))

/** Whether it comes from one that may bring files. */
export const isMultipart = (c: Context<ApiEnv>) => typeOf(c) === MULTIPART

/**
 * Reads a JSON body, or a form where the call takes forms, and leaves it to the request for validation. Throws
 * `unsupported_media_type`, `payload_too_large`, or `malformed` for an empty or unreadable body.
 */
export async function readBody(c: Context<ApiEnv>, maxBytes: number, takesForms: boolean): Promise<ReadBody> {
  const type = typeOf(c)
  const bytes = await readBytes(c, maxBytes)
  if (bytes.length === 0) throw new ApiError('malformed', { detail: 'Pyyntö oli tyhjä.' })
  if (takesForms && type === MULTIPART) return leaveForm(c, bytes, await parseMultipart(c, bytes))
  if (takesForms && type === FORM) return leaveForm(c, bytes, new URLSearchParams(decode(bytes)))
  if (type !== 'application/json') throw new ApiError('unsupported_media_type')
  Object.assign(c.req.bodyCache, { text: Promise.resolve(decode(bytes)) })
  return { bytes, part: 'json' }
}

/** A form sends its line breaks as two characters; they count and are stored as the one that was typed. */
function leaveForm(c: Context<ApiEnv>, bytes: Uint8Array, sent: FormData | URLSearchParams): ReadBody {
  const formData = new FormData()
  const files: File[] = []
  for (const [name, value] of sent) {
    if (typeof value === 'string') formData.set(name, value.replaceAll('\r\n', '\n'))
    else if (value.size > 0 || value.name) files.push(value)
  }
  Object.assign(c.req.bodyCache, { formData })
  return { bytes, part: 'form', typed: Object.fromEntries(formData), files }
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
async function parseMultipart(c: Context<ApiEnv>, bytes: Uint8Array): Promise<FormData> {
  try {
    return await new Response(Buffer.from(bytes), {
      headers: { 'Content-Type': c.req.header('content-type') ?? '' },
    }).formData()
  } catch {
    throw new ApiError('malformed', { detail: 'Lomaketta ei voitu lukea.' })
  }
}
