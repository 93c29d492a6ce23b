import { problem } from '@arkpax/schema/errors'
import type { UploadedMedia } from '@arkpax/schema/media'
import { ADMIN_TOKEN, ApiError, call } from '~/lib/api.ts'
import { apiUrl } from '~/lib/api-url.ts'
import { NoAnswer } from '~/lib/no-answer.ts'
import { asStaff } from '../admin-session.ts'

/** A piece comes through a slow line before the server gives up on it. */
const PIECE_BYTES = 4 * 1024 * 1024
/** After a failure it goes on at once, then ever more seldom; a piece that comes through begins anew. */
const PAUSES_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000]
const PASSING = [0, 409, 423, 429, 500, 502, 503, 504]
/** Asked again for so long what has come of a file: the server may have many before it. */
const ANSWER_TRIES = 20
const ANSWER_PAUSE_MS = 3_000

export interface UploadEvents {
  onSent: (bytes: number) => void
  /** The line is cut, and it is tried anew. */
  onPaused: () => void
  /** All has been sent; the server makes of it what it will. */
  onMaking: () => void
}

/** Sends the pieces of a file; gives the id that they have on the server. */
export type SendPieces = (file: File, events: UploadEvents, signal: AbortSignal) => Promise<string>

/**
 * Uploads a file into the library. A line that is cut does no harm, and the same file goes on where it stopped also after the
 * page was loaded anew. Throws `ApiError` where the server refuses it.
 */
export async function uploadFile(
  file: File,
  events: UploadEvents,
  signal: AbortSignal,
  send: SendPieces = sendPieces,
): Promise<UploadedMedia> {
  const upload_id = await asStaff(() => send(file, events, signal))
  events.onMaking()
  const body = { upload_id, file_name: file.name }
  for (let tries = 1; ; tries += 1) {
    try {
      return await asStaff(() => call('POST /api/admin/media', { body, idempotencyKey: `media-${upload_id}`, signal }))
    } catch (error) {
      const isWaiting =
        error instanceof NoAnswer || (error instanceof ApiError && error.problem?.code === 'request_running')
      if (!isWaiting || tries === ANSWER_TRIES) throw error
      await new Promise((later) => setTimeout(later, ANSWER_PAUSE_MS))
    }
  }
}

/** Sends the pieces of a file by tus, and goes on where it stopped before. */
export async function sendPieces(file: File, events: UploadEvents, signal: AbortSignal): Promise<string> {
  const { Upload, defaultOptions } = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    const forget = async () => {
      for (const { urlStorageKey } of await upload.findPreviousUploads())
        await defaultOptions.urlStorage.removeUpload(urlStorageKey)
    }
    const upload = new Upload(file, {
      endpoint: apiUrl('/api/admin/uploads'),
      chunkSize: PIECE_BYTES,
      retryDelays: PAUSES_MS,
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${localStorage.getItem(ADMIN_TOKEN)}`),
      onShouldRetry: (error) => {
        const mayPass = PASSING.includes(error.originalResponse?.getStatus() ?? 0)
        if (mayPass) events.onPaused()
        return mayPass
      },
      onProgress: (sent) => events.onSent(sent),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => {
        const answer = 'originalResponse' in error ? error.originalResponse : null
        if (!answer) return reject(new NoAnswer('unreachable', error))
        // What the server does not know any more is sent from its beginning next time.
        if (answer.getStatus() !== 401) void forget()
        reject(failureOf(answer.getStatus(), answer.getBody()))
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    }, reject)
  })
}

function failureOf(status: number, body: string): ApiError {
  try {
    return new ApiError(status, '', problem.parse(JSON.parse(body)))
  } catch {
    return new ApiError(status, '')
  }
}
